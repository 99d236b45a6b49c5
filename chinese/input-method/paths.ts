/** The best ways to write typed pieces in characters: a search with a beam over words, their costs and their order. */

import { type Place, type Respelling, type WordSearch, wordsAt } from './found-words.ts';
import { loanwordOf } from './loanwords.ts';
import type { MisspeltWord } from './misspellings.ts';
import type { Transitions } from './transitions.ts';
import { type Piece, syllableCount } from './typed-text.ts';

/** A way to write everything. `wordCost`: its cost without what stays as it was typed. */
export type Path = {
  readonly text: string;
  readonly cost: number;
  readonly wordCost: number;
  readonly respelt: readonly Respelling[];
};

type Step = Path & { readonly last: string };
type Found = {
  readonly place: Place;
  readonly text: string;
  readonly cost: number;
  readonly isWord: boolean;
  readonly respelt?: Respelling | undefined;
};

/** Kept at each place, each with another text. */
const BEAM = 12;
/** Of the words that sound alike so many are thought of in a sentence, and where little was typed. */
const HOMOPHONES = { inSentence: 12, alone: 60 };
/** Added to each word: of two ways that are nearly as likely, the one with fewer words reads better. */
const PIECE_COST = 1.5;
/**
 * What it costs that a piece that could be pinyin stays as it is. A capital marks a name; at the head of a text keyboards
 * write it by themselves, and what stands there is a name where no usual words are as short as it is.
 */
const STAYS = { afterCalled: 2, capital: 9, small: 40, foreign: 22, headPerLetter: 3.2 };
/** A word one slip away from what was typed, and a loanword in its own spelling. */
const MISSPELT = 9;
const LOANWORD = 12;
/** Added to each word that is not spelled so, however usual it is where it stands. */
const RESPELT = 3;
/** After these comes a name, also one that is typed small: 我叫 lena. */
const BEFORE_NAMES = /(?:叫|姓|名字是)$/u;

/** What ta is said of is a person more often than a thing, though the thing may be written as often. */
const THINGS: ReadonlyMap<string, number> = new Map([['它', 3]]);

export type Search = WordSearch & {
  readonly transitions: Transitions;
  /** What is written before the pieces already. */
  readonly after: string;
  readonly misspelt: (piece: Piece) => readonly MisspeltWord[];
};

/** All ways that were kept, the best first. */
export function bestPaths(search: Search): Path[] {
  const { pieces } = search;
  const places = placesOf(pieces);
  const homophones = places.length > 8 ? HOMOPHONES.inSentence : HOMOPHONES.alone;
  const first = {
    text: '',
    cost: 0,
    wordCost: 0,
    respelt: [],
    last: BEFORE_NAMES.exec(search.after)?.[0] ?? '^',
  };
  const kept = new Map<string, KeptPaths>([
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
  return pruned(ends.map((step) => withCost(step, search.transitions(step.last, '$', 3))));
}

function withCost(step: Step, more: number): Step {
  return { ...step, cost: step.cost + more, wordCost: step.wordCost + more };
}

/** What leads to a place so far. `most`: what costs more would not be among the cheapest. */
type KeptPaths = { steps: Step[]; most: number };

/** Kept so many times as the beam is wide before the dear ones are dropped. */
const SLACK = 8;

/** `steps` come cheapest first: once one alone costs too much, so do all behind it. */
function keep(search: Search, into: KeptPaths, steps: readonly Step[], found: Found): void {
  for (const step of steps) {
    if (step.cost > into.most) return;
    const own = costOf(search, step, found);
    const cost = step.cost + own;
    if (cost > into.most) continue;
    into.steps.push({
      text: joined(step.text, found),
      cost,
      wordCost: step.wordCost + (found.isWord ? own : 0),
      respelt: found.respelt === undefined ? step.respelt : [...step.respelt, found.respelt],
      last: found.text,
    });
    if (into.steps.length < BEAM * SLACK) continue;
    into.steps = pruned(into.steps);
    if (into.steps.length === BEAM) into.most = into.steps.at(-1)?.cost ?? into.most;
  }
}

function costOf({ transitions }: Search, { last }: Step, found: Found): number {
  const { text, cost, isWord, respelt } = found;
  if (isWord) {
    const slip = respelt === undefined ? 0 : RESPELT;
    return transitions(last, text, cost) + PIECE_COST + slip + (THINGS.get(text) ?? 0);
  }
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
  if (place.letter === 0) yield* wholePiece(search, place.piece, piece, next);
  if (piece.kind !== 'pinyin') return;
  for (const word of wordsAt(search, place, homophones)) yield { ...word, isWord: true };
}

/** A piece as it was typed, as a loanword, and as a word that is nearly spelled like it. */
function* wholePiece(search: Search, at: number, piece: Piece, next: Place): Generator<Found> {
  const misspelt = search.misspelt(piece);
  const loanword = piece.kind === 'mark' || piece.isCapital ? undefined : loanwordOf(piece.text);
  const canBeChinese = piece.kind === 'pinyin' || misspelt.length > 0 || loanword !== undefined;
  const cost = canBeChinese ? stayCost(search, at, piece) : 0;
  yield { place: next, text: piece.text, cost, isWord: false };
  if (loanword !== undefined) {
    const respelt = { typed: piece.text, word: loanword };
    yield { place: next, text: loanword, cost: LOANWORD, isWord: true, respelt };
  }
  for (const { text, cost: own } of misspelt) {
    const respelt = { typed: piece.text, word: text };
    yield { place: next, text, cost: MISSPELT + own, isWord: true, respelt };
  }
}

function stayCost({ after }: Search, at: number, piece: Piece): number {
  if (!piece.isCapital) return piece.kind === 'pinyin' ? STAYS.small : STAYS.foreign;
  const isHead = at === 0 && after === '' && syllableCount(piece) !== 1;
  return isHead ? STAYS.headPerLetter * piece.letters.length : STAYS.capital;
}
