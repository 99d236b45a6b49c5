/** Cuts a text into words: the cheapest path through all dictionary words, numbers and likely names. */

import { classOf, DIGIT, HANZI, LATIN, MARK, SPACE, SURROGATE } from './characters.ts';
import { childOf, type Lexicon, type LexiconEntry } from './lexicon.ts';
import { proposeChineseNames, proposeForeignNames } from './names.ts';
import { numberAt, startsNumber } from './numbers.ts';
import { toSimplified } from './simplify.ts';

/** What a word is: in the dictionary, a name or number outside it, foreign letters, or no word at all. */
export type WordKind = 'word' | 'name' | 'number' | 'latin' | 'space' | 'mark' | 'unknown';

/** One piece of a text. The pieces of a text, put together, are the text. */
export type Word = {
  /** As it stands in the text. */
  readonly text: string;
  /** In simplified characters. */
  readonly simplified: string;
  /** Offsets in UTF-16 code units. */
  readonly start: number;
  readonly end: number;
  readonly kind: WordKind;
  /** Index in the lexicon, -1 where the dictionary does not list it; `entryOf` tells what is known. */
  readonly index: number;
};

const NUMBER_COST = 9;
/** A character that is in no dictionary. */
const UNKNOWN_COST = 20;
const NONE = -1;
const NAME = -2;
const NUMBER = -3;
const RUN = -4;

/** The best way to each position of a text. */
type Lattice = { cost: Float64Array; from: Int32Array; what: Int32Array };

function newLattice(length: number): Lattice {
  return {
    cost: new Float64Array(length + 1).fill(Number.POSITIVE_INFINITY),
    from: new Int32Array(length + 1),
    what: new Int32Array(length + 1),
  };
}

function reach(lattice: Lattice, from: number, end: number, cost: number, what: number): void {
  const total = (lattice.cost[from] ?? 0) + cost;
  if (total >= (lattice.cost[end] ?? 0)) return;
  lattice.cost[end] = total;
  lattice.from[end] = from;
  lattice.what[end] = what;
}

function reachWords(lexicon: Lexicon, text: string, at: number, lattice: Lattice): void {
  let node = lexicon.rootChild[text.charCodeAt(at)] ?? 0;
  for (let next = at + 1; node !== 0; next++) {
    const word = lexicon.wordAt[node] ?? NONE;
    if (word >= 0 && !splitsRun(text, at, next)) reach(lattice, at, next, lexicon.cost[word] ?? 0, word);
    if (next >= text.length) return;
    node = childOf(lexicon, node, text.charCodeAt(next));
  }
}

/** Whether a word from `at` to `end` would cut through letters or digits. */
function splitsRun(text: string, at: number, end: number): boolean {
  return joinsLetters(text, at) || joinsLetters(text, end);
}

function joinsLetters(text: string, at: number): boolean {
  if (at === 0 || at >= text.length) return false;
  const before = classOf(text.charCodeAt(at - 1));
  const after = classOf(text.charCodeAt(at));
  return (before === LATIN || before === DIGIT) && (after === LATIN || after === DIGIT);
}

/** The end of what stays together whatever the dictionary says: letters, spaces, one sign with its marks. */
function runEnd(text: string, at: number): number {
  const kind = classOf(text.charCodeAt(at));
  let end = at + 1;
  if (kind === LATIN || kind === DIGIT) while (end < text.length && isInsideWord(text, end)) end++;
  else if (kind === SPACE) while (end < text.length && classOf(text.charCodeAt(end)) === SPACE) end++;
  else if (kind === SURROGATE && classOf(text.charCodeAt(end)) === SURROGATE) end++;
  while (end < text.length && classOf(text.charCodeAt(end)) === MARK) end++;
  return end;
}

/** Letters, digits, and an apostrophe, hyphen or point between two of them. */
function isInsideWord(text: string, at: number): boolean {
  const kind = classOf(text.charCodeAt(at));
  if (kind === LATIN || kind === DIGIT || kind === MARK) return true;
  if (!"'’-.&".includes(text.charAt(at)) || at + 1 >= text.length) return false;
  const next = classOf(text.charCodeAt(at + 1));
  return next === LATIN || next === DIGIT;
}

function fill(lexicon: Lexicon, text: string, lattice: Lattice): void {
  for (let at = 0; at < text.length; at++) {
    if (lattice.cost[at] === Number.POSITIVE_INFINITY) continue;
    const unit = text.charCodeAt(at);
    const kind = classOf(unit);
    reach(lattice, at, runEnd(text, at), UNKNOWN_COST, RUN);
    if (startsNumber(unit)) {
      const length = numberAt(text, at);
      if (length > 0 && !joinsLetters(text, at + length))
        reach(lattice, at, at + length, NUMBER_COST, NUMBER);
    }
    if (kind !== HANZI && kind !== LATIN && kind !== DIGIT) continue;
    reachWords(lexicon, text, at, lattice);
    if (kind !== HANZI) continue;
    const propose = (end: number, cost: number) => reach(lattice, at, end, cost, NAME);
    proposeChineseNames(lexicon, text, at, text.length, propose);
    proposeForeignNames(lexicon, text, at, text.length, propose);
  }
}

function kindOf(what: number, unit: number): WordKind {
  if (what >= 0) return 'word';
  if (what === NAME) return 'name';
  if (what === NUMBER) return 'number';
  const kind = classOf(unit);
  if (kind === LATIN) return 'latin';
  if (kind === DIGIT) return 'number';
  if (kind === SPACE) return 'space';
  return kind === HANZI || kind === SURROGATE ? 'unknown' : 'mark';
}

/**
 * Cuts a text, simplified or traditional, into words, in order and without gaps. Pure; the same text gives the same
 * words. Names and numbers stay whole; letters of other scripts stay together.
 */
export function segment(lexicon: Lexicon, text: string): Word[] {
  const simplified = toSimplified(lexicon, text);
  const lattice = newLattice(text.length);
  lattice.cost[0] = 0;
  fill(lexicon, simplified, lattice);
  const words: Word[] = [];
  for (let end = text.length; end > 0; ) {
    const start = lattice.from[end] ?? 0;
    const what = lattice.what[end] ?? RUN;
    words.push({
      text: text.slice(start, end),
      simplified: simplified.slice(start, end),
      start,
      end,
      kind: kindOf(what, simplified.charCodeAt(start)),
      index: Math.max(what, NONE),
    });
    end = start;
  }
  return words.reverse();
}

/** What the lexicon knows of a word of `segment`: readings, parts of speech, level; undefined outside the dictionary. */
export function entryOf(
  lexicon: Lexicon,
  word: Pick<Word, 'index' | 'simplified'>,
): LexiconEntry | undefined {
  return word.index < 0 ? undefined : lexicon.entryOf(word.index, word.simplified);
}
