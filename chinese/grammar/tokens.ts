/** Cuts a text into the words that the rules look at, with their parts of speech. */

import { entryOf, type Lexicon, segment, type Word } from '../words/index.ts';
import { isSplitVerb } from './split-verbs.ts';

/** A word of the text. Spaces are no tokens; every sign is one. */
export type Token = {
  /** Simplified. */
  readonly text: string;
  /** Offsets in UTF-16 code units. */
  readonly start: number;
  readonly end: number;
  readonly kind: Word['kind'];
  /** Parts of speech in jieba's letters, most usual first; `w` for signs. */
  readonly pos: readonly string[];
  /** Zipf frequency, 0 outside the lexicon. */
  readonly zipf: number;
  /** Outside the list of words to be learnt, and rare. */
  readonly isRare: boolean;
};

const POS_OF_KIND: Readonly<Record<Word['kind'], readonly string[]>> = {
  word: [],
  name: ['nr'],
  number: ['m'],
  latin: ['nz'],
  space: ['w'],
  mark: ['w'],
  unknown: [],
};
/** Zipf frequency. */
const RARE = 3.1;
/** Parts of speech of words that anybody may use, however rare. */
const STRUCTURE = /^[dtmrcpuqyf]/u;
const NUMBER = ['m'];
const PRONOUN = ['r'];
const MEASURE = ['q'];

/** Words of the dictionary that the rules want in two: 一个, 这种, 每次. */
const COUNTED = /^([一两二三四五六七八九十几半])([个次种本张位件条家只块位名天年杯])$/;
const POINTED = /^([这那哪每某])([个次种本张位件条家只块位名])$/;

function split(word: Word, pos: readonly string[]): Token[] {
  const counted = COUNTED.test(word.simplified);
  if (!counted && !POINTED.test(word.simplified)) return [];
  const middle = word.start + 1;
  const [head = '', tail = ''] = word.simplified;
  const rest = { kind: word.kind, zipf: 6, isRare: false };
  if (pos.length === 0) return [];
  return [
    { ...rest, text: head, start: word.start, end: middle, pos: counted ? NUMBER : PRONOUN },
    { ...rest, text: tail, start: middle, end: word.end, pos: MEASURE },
  ];
}

function toTokens(lexicon: Lexicon, word: Word): Token[] {
  const entry = entryOf(lexicon, word);
  // A sign that the dictionary lists (％, ○) is a sign all the same.
  const pos = entry?.pos ?? POS_OF_KIND[word.kind];
  const parts = split(word, pos);
  if (parts.length > 0) return parts;
  const { simplified: text, start, end, kind } = word;
  const isRare =
    kind === 'unknown' ||
    (entry !== undefined &&
      entry.band === undefined &&
      entry.zipf < RARE &&
      !isSplitVerb(text) &&
      !STRUCTURE.test(pos[0] ?? ''));
  return [{ text, start, end, kind, pos, zipf: entry?.zipf ?? 0, isRare }];
}

/** The tokens of a text in their order. */
export function tokensOf(lexicon: Lexicon, text: string): Token[] {
  return segment(lexicon, text)
    .filter(({ kind }) => kind !== 'space')
    .flatMap((word) => toTokens(lexicon, word));
}

/** Whether a token is a sign that parts clauses or sentences. */
export function isMark(token: Token | undefined): boolean {
  return token === undefined || token.pos[0] === 'w';
}
