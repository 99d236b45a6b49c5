/** Cuts a text into words: the cheapest path through all dictionary words, numbers and likely names. */

import { classOf, DIGIT, HANZI, LATIN, MARK, OTHER, SPACE, SURROGATE } from './characters.ts';
import { type Lattice, NAME, NUMBER, newLattice, RUN, reach } from './lattice.ts';
import { childOf, findWord, type Lexicon, type LexiconEntry } from './lexicon.ts';
import { reachChineseNames, reachForeignNames } from './names.ts';
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

const NUMBER_COST = 7;
/** A character that is in no dictionary. */
const UNKNOWN_COST = 20;
const LONGEST_ALONE = 8;

/** Where a number or 这 stands before it, such a character counts, and begins no word: 一个|别的, 三天|才. */
const COUNTED = /[一二两三四五六七八九十百千几半每这那哪某0-9０-９]/;
const COUNTS = '个天次种';
/** As much as makes 个人 the dearer way after a number, and leaves it where nothing else can be read. */
const COUNTING_COST = 6;

function countingCost(text: string, at: number): number {
  return at > 0 && COUNTS.includes(text.charAt(at)) && COUNTED.test(text.charAt(at - 1)) ? COUNTING_COST : 0;
}

function reachWords(lexicon: Lexicon, text: string, at: number, lattice: Lattice): void {
  let node = lexicon.rootChild[text.charCodeAt(at)] ?? 0;
  const counting = countingCost(text, at);
  for (let next = at + 1; node !== 0; next++) {
    const word = lexicon.wordAt[node] ?? -1;
    if (word >= 0 && lexicon.compound[word] === 0 && !joinsLetters(text, next)) {
      const cost = lexicon.cost[word] ?? 0;
      reach(lattice, at, next, next === at + 1 ? cost : cost + counting, word);
    }
    if (next >= text.length) return;
    node = childOf(lexicon, node, text.charCodeAt(next));
  }
}

/** Whether letters or digits stand on both sides of a position, so that no word may end there. */
function joinsLetters(text: string, at: number): boolean {
  if (at >= text.length) return false;
  const before = classOf(text.charCodeAt(at - 1));
  if (before !== LATIN && before !== DIGIT) return false;
  const after = classOf(text.charCodeAt(at));
  return after === LATIN || after === DIGIT;
}

function reachNumber(lexicon: Lexicon, text: string, at: number, lattice: Lattice): void {
  const end = at + numberAt(text, at);
  if (end === at || joinsLetters(text, end)) return;
  const listed = findWord(lexicon, text.slice(at, end));
  reach(lattice, at, end, NUMBER_COST, listed < 0 ? NUMBER : listed);
}

/** The end of what stays together whatever the dictionary says: letters, spaces, one sign repeated (……). */
function runEnd(text: string, at: number): number {
  const kind = classOf(text.charCodeAt(at));
  let end = at + 1;
  if (kind === LATIN || kind === DIGIT) while (end < text.length && isInsideWord(text, end)) end++;
  else if (kind === SPACE) while (end < text.length && classOf(text.charCodeAt(end)) === SPACE) end++;
  else if (kind === OTHER) while (text.charCodeAt(end) === text.charCodeAt(at)) end++;
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
    if (startsNumber(unit)) reachNumber(lexicon, text, at, lattice);
    if (kind !== HANZI && kind !== LATIN && kind !== DIGIT) continue;
    reachWords(lexicon, text, at, lattice);
    if (kind !== HANZI) continue;
    reachChineseNames(lexicon, text, at, lattice);
    reachForeignNames(lexicon, text, at, lattice);
  }
}

/** Whether a high surrogate belongs to the planes of rare characters, not to that of signs and emoji. */
function isRareHanzi(unit: number): boolean {
  return unit >= 0xd840 && unit <= 0xd8bf;
}

function kindOf(what: number, unit: number): WordKind {
  if (what >= 0) return 'word';
  if (what === NAME) return 'name';
  if (what === NUMBER) return 'number';
  const kind = classOf(unit);
  if (kind === LATIN) return 'latin';
  if (kind === DIGIT) return 'number';
  if (kind === SPACE) return 'space';
  return kind === HANZI || (kind === SURROGATE && isRareHanzi(unit)) ? 'unknown' : 'mark';
}

/** The pieces on the best way through a filled lattice. */
function path(lattice: Lattice, text: string, simplified: string): Word[] {
  const words: Word[] = [];
  // Compared once: two equal strings that are not one object are compared to their end.
  const isSimplified = simplified === text;
  for (let end = text.length; end > 0; ) {
    const start = lattice.from[end] ?? 0;
    const what = lattice.what[end] ?? RUN;
    const piece = text.slice(start, end);
    words.push({
      text: piece,
      simplified: isSimplified ? piece : simplified.slice(start, end),
      start,
      end,
      kind: kindOf(what, simplified.charCodeAt(start)),
      index: Math.max(what, -1),
    });
    end = start;
  }
  return words.toReversed();
}

/** The index of a text that is one word of the HSK list: given alone, 都会 is the word and not 都|会. */
function listedAlone(lexicon: Lexicon, simplified: string): number {
  const index = simplified.length <= LONGEST_ALONE ? findWord(lexicon, simplified) : -1;
  return index >= 0 && lexicon.band[index] !== 0 ? index : -1;
}

/**
 * Cuts a text, simplified or traditional, into words, in order and without gaps. Pure; the same text gives the same
 * words. Names and numbers stay whole; letters of other scripts stay together.
 */
export function segment(lexicon: Lexicon, text: string): Word[] {
  if (text === '') return [];
  const simplified = toSimplified(lexicon, text);
  const alone = listedAlone(lexicon, simplified);
  if (alone >= 0) return [{ text, simplified, start: 0, end: text.length, kind: 'word', index: alone }];
  const lattice = newLattice(text.length);
  fill(lexicon, simplified, lattice);
  return path(lattice, text, simplified);
}

/** What the lexicon knows of a word of `segment`: readings, parts of speech, level; undefined outside the dictionary. */
export function entryOf(
  lexicon: Lexicon,
  word: Pick<Word, 'index' | 'simplified'>,
): LexiconEntry | undefined {
  return word.index < 0 ? undefined : lexicon.entryOf(word.index, word.simplified);
}
