/** The best ways to write typed pieces in characters: a search with a beam over words, their costs and their order. */

import type { SoundedWord, SyllableNode } from './syllable-trie.ts';
import type { Transitions } from './transitions.ts';
import { edgesFrom, type Piece, type SyllableEdge } from './typed-text.ts';

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
const BEAM = 24;
/** Of the words that sound alike so many are thought of in a sentence, and where little was typed. */
const HOMOPHONES = { inSentence: 12, alone: 60 };
/** Added to each word: of two ways that are nearly as likely, the one with fewer words reads better. */
const PIECE_COST = 1.5;
/** A tone was typed that the word has not; learners mistake tones, so it stays possible. */
const OTHER_TONE = 4;
/** What is still being typed could become more than one word. */
const PARTIAL = 3;
/** A piece that could be pinyin stays as it is: less where it is written like a name. */
const STAYS = { capital: 9, small: 40 };

export type Search = {
  readonly pieces: readonly Piece[];
  readonly trie: SyllableNode;
  readonly transitions: Transitions;
  /** The last syllable may still be being typed. */
  readonly isOpen: boolean;
};

/** All ways that were kept, the best first. */
export function bestPaths(search: Search): Path[] {
  const { pieces } = search;
  const places = placesOf(pieces);
  const homophones = places.length > 8 ? HOMOPHONES.inSentence : HOMOPHONES.alone;
  const kept = new Map<string, Step[]>([
    [keyOf({ piece: 0, letter: 0 }), [{ text: '', cost: 0, last: '^' }]],
  ]);
  for (const place of places) {
    const steps = pruned(kept.get(keyOf(place)) ?? []);
    if (steps.length === 0) continue;
    for (const found of foundAt(search, place, homophones)) {
      const key = keyOf(found.place);
      const into = kept.get(key) ?? [];
      kept.set(key, into);
      for (const step of steps) into.push(stepped(search, step, found));
    }
  }
  const ends = kept.get(keyOf({ piece: pieces.length, letter: 0 })) ?? [];
  return pruned(ends.map((step) => ({ ...step, cost: step.cost + search.transitions(step.last, '$', 3) })));
}

function stepped({ transitions }: Search, step: Step, { text, cost, isWord }: Found): Step {
  // Two words that stay as they are keep the blank between them.
  const blank =
    !isWord && /[\p{Script=Latin}\d]$/u.test(step.text) && /^[\p{Script=Latin}\d]/u.test(text) ? ' ' : '';
  if (!isWord) return { text: step.text + blank + text, cost: step.cost + cost, last: text };
  return {
    text: step.text + text,
    cost: step.cost + transitions(step.last, text, cost) + PIECE_COST,
    last: text,
  };
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
      cost: piece.isCapital ? STAYS.capital : STAYS.small,
      isWord: false,
    };
  yield* wordsFrom(search, place, search.trie, { tones: [], cost: 0 }, homophones);
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
