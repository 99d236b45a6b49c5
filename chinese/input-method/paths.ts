/** The best ways to write typed pieces in characters: a search with a beam over words, their costs and their order. */

import type { SoundedWord, SyllableNode } from './syllable-trie.ts';
import type { Transitions } from './transitions.ts';
import { edgesFrom, type Piece, type SyllableEdge, syllableCount } from './typed-text.ts';

/** A way to write everything. */
export type Path = { readonly text: string; readonly cost: number };

type Step = Path & { readonly last: string };
/** A place between two letters of the pieces. */
type Place = { readonly piece: number; readonly letter: number };
type Found = {
  readonly place: Place;
  readonly text: string;
  readonly cost: number;
  readonly isWord: boolean;
};

/** Kept at each place, each with another text. */
const BEAM = 12;
/** Of the words that sound alike so many are thought of in a sentence, and where little was typed. */
const HOMOPHONES = { inSentence: 12, alone: 60 };
/** Added to each word: of two ways that are nearly as likely, the one with fewer words reads better. */
const PIECE_COST = 1.5;
/** A tone was typed that the word has not; learners mistake tones, so it stays possible. */
const OTHER_TONE = 4;
/** What is still being typed could become more than one word. */
const PARTIAL = 3;
/**
 * What it costs that a piece that could be pinyin stays as it is. A capital marks a name; at the head of a text keyboards
 * write it by themselves, and what stands there is a name where no usual words are as short as it is.
 */
const STAYS = { afterCalled: 4, capital: 9, small: 40, headPerLetter: 3.2 };
/** After these comes a name, also one that is typed small: 我叫 lena. */
const BEFORE_NAMES = /(?:叫|姓|名字是)$/u;

export type Search = {
  readonly pieces: readonly Piece[];
  readonly trie: SyllableNode;
  readonly transitions: Transitions;
  /** The last syllable may still be being typed. */
  readonly isOpen: boolean;
  /** What is written before the pieces already. */
  readonly after: string;
};

/** All ways that were kept, the best first. */
export function bestPaths(search: Search): Path[] {
  const { pieces } = search;
  const places = placesOf(pieces);
  const homophones = places.length > 8 ? HOMOPHONES.inSentence : HOMOPHONES.alone;
  const first = { text: '', cost: 0, last: BEFORE_NAMES.exec(search.after)?.[0] ?? '^' };
  const kept = new Map<string, Kept>([
    [keyOf({ piece: 0, letter: 0 }), { steps: [first], most: Number.POSITIVE_INFINITY }],
  ]);
  for (const place of places) {
    const steps = pruned(kept.get(keyOf(place))?.steps ?? []);
    if (steps.length === 0) continue;
    for (const found of foundAt(search, place, homophones)) {
      const key = keyOf(found.place);
      const into = kept.get(key) ?? { steps: [], most: Number.POSITIVE_INFINITY };
      kept.set(key, into);
      keep(search, into, steps, found);
    }
  }
  const ends = kept.get(keyOf({ piece: pieces.length, letter: 0 }))?.steps ?? [];
  return pruned(ends.map((step) => ({ ...step, cost: step.cost + search.transitions(step.last, '$', 3) })));
}

/** What leads to a place so far. `most`: what costs more would not be among the cheapest. */
type Kept = { steps: Step[]; most: number };

/** Kept so many times as the beam is wide before the dear ones are dropped. */
const SLACK = 8;

/** `steps` come cheapest first: once one alone costs too much, so do all behind it. */
function keep(search: Search, into: Kept, steps: readonly Step[], found: Found): void {
  for (const step of steps) {
    if (step.cost > into.most) return;
    const cost = step.cost + costOf(search, step, found);
    if (cost > into.most) continue;
    into.steps.push({ text: joined(step.text, found), cost, last: found.text });
    if (into.steps.length < BEAM * SLACK) continue;
    into.steps = pruned(into.steps);
    if (into.steps.length === BEAM) into.most = into.steps.at(-1)?.cost ?? into.most;
  }
}

function costOf({ transitions }: Search, { last }: Step, { text, cost, isWord }: Found): number {
  if (isWord) return transitions(last, text, cost) + PIECE_COST;
  if (cost === 0 || !BEFORE_NAMES.test(last)) return cost;
  return cost > STAYS.capital ? STAYS.capital : STAYS.afterCalled;
}

/** Two words that stay as they are keep the blank between them. */
function joined(before: string, { text, isWord }: Found): string {
  const isParted = !isWord && /[\p{Script=Latin}\d]$/u.test(before) && /^[\p{Script=Latin}\d]/u.test(text);
  return isParted ? `${before} ${text}` : before + text;
}

const keyOf = ({ piece, letter }: Place) => `${piece}/${letter}`;

function placesOf(pieces: readonly Piece[]): Place[] {
  return pieces.flatMap(({ letters, kind }, piece) =>
    kind === 'pinyin' ? letters.map((_, letter) => ({ piece, letter })) : [{ piece, letter: 0 }],
  );
}

/** The cheapest, each text once. */
function pruned(steps: readonly Step[]): Step[] {
  const best = new Map<string, Step>();
  for (const step of steps) {
    const known = best.get(step.text);
    if (known === undefined || step.cost < known.cost) best.set(step.text, step);
  }
  return [...best.values()].toSorted((a, b) => a.cost - b.cost).slice(0, BEAM);
}

function* foundAt(search: Search, place: Place, homophones: number): Generator<Found> {
  const piece = search.pieces[place.piece];
  if (piece === undefined) return;
  const next = { piece: place.piece + 1, letter: 0 };
  if (piece.kind !== 'pinyin') {
    yield { place: next, text: piece.text, cost: 0, isWord: false };
    return;
  }
  if (place.letter === 0)
    yield {
      place: next,
      text: piece.text,
      cost: stayCost(search, place.piece, piece),
      isWord: false,
    };
  yield* wordsFrom(search, place, search.trie, { tones: [], cost: 0 }, homophones);
}

function stayCost({ after }: Search, at: number, piece: Piece): number {
  if (!piece.isCapital) return STAYS.small;
  const isHead = at === 0 && after === '' && syllableCount(piece) > 1;
  return isHead ? STAYS.headPerLetter * piece.letters.length : STAYS.capital;
}

type Said = { readonly tones: readonly (number | undefined)[]; readonly cost: number };

function* wordsFrom(
  search: Search,
  place: Place,
  node: SyllableNode,
  said: Said,
  homophones: number,
): Generator<Found> {
  const piece = search.pieces[place.piece];
  if (piece?.kind !== 'pinyin') return;
  const isLast = place.piece === search.pieces.length - 1;
  for (const edge of edgesFrom(piece.letters, place.letter, search.isOpen && isLast)) {
    const end =
      edge.end === piece.letters.length
        ? { piece: place.piece + 1, letter: 0 }
        : { piece: place.piece, letter: edge.end };
    const now = { tones: [...said.tones, edge.tone], cost: said.cost + edge.cost };
    for (const child of childrenFor(node, edge)) {
      const cost = now.cost + (edge.isPartial ? PARTIAL : 0);
      for (const word of child.words.slice(0, edge.isPartial ? 3 : homophones))
        yield {
          place: end,
          text: word.text,
          cost: cost + word.cost + toneCost(word, now.tones),
          isWord: true,
        };
      if (!edge.isPartial) yield* wordsFrom(search, end, child, now, homophones);
    }
  }
}

function childrenFor({ children }: SyllableNode, { base, isPartial }: SyllableEdge): SyllableNode[] {
  if (isPartial) return [...children].flatMap(([sound, child]) => (sound.startsWith(base) ? [child] : []));
  const child = children.get(base);
  return child === undefined ? [] : [child];
}

function toneCost({ tones }: SoundedWord, typed: readonly (number | undefined)[]): number {
  return typed.reduce<number>(
    (sum, tone, at) => sum + (tone === undefined || String(tone) === tones[at] ? 0 : OTHER_TONE),
    0,
  );
}
