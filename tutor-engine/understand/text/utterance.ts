// A learner's text made comparable: width, case, accents, spaces and punctuation no longer matter.

import { latest } from '../../../kit/core/caching/latest.ts';

/** Longest text that is looked at, in characters; beyond it the learner is asked to be brief. */
export const LONGEST = 300;

/** `folded` is what patterns compare; `shown` is the same text, character by character, as it was written. */
export type Utterance = {
  readonly raw: string;
  readonly folded: readonly string[];
  readonly shown: readonly string[];
  readonly hanzi: number;
  readonly latin: number;
  readonly tooLong: boolean;
  /** Where a sentence ends, in `folded`. */
  readonly ends: ReadonlySet<number>;
};

const HANZI = /\p{Script=Han}/u;
const LETTER = /[\p{L}\p{N}]/u;
const MARK = /\p{M}/u;
const QUOTE = /["'“”‘’「」『』《》〈〉«»`´]/u;
const SEPARATOR = '，';
const SENTENCE_END = /[。！？!?；;\n]/u;

export function isHanzi(char: string): boolean {
  return HANZI.test(char);
}

/** A turn makes the same few texts comparable again and again. */
const MOST_KEPT = 200;
const folded = latest(fold, MOST_KEPT);

/** Always another object, since what was spent on it is counted for each. */
export function utterance(raw: string): Utterance {
  return { raw, ...folded(raw) };
}

function fold(raw: string): Omit<Utterance, 'raw'> {
  const all = [...raw.slice(0, LONGEST * 4).normalize('NFKC')];
  const shown: string[] = [];
  const ends = new Set<number>();
  for (const char of all.slice(0, LONGEST)) {
    keep(shown, char);
    if (SENTENCE_END.test(char) && shown.at(-1) === SEPARATOR) ends.add(shown.length - 1);
  }
  while (isGap(shown.at(-1))) shown.pop();
  return {
    shown,
    folded: shown.map(foldChar),
    hanzi: shown.filter((char) => isHanzi(char)).length,
    latin: shown.filter((char) => /\p{Script=Latin}/u.test(char)).length,
    tooLong: all.length > LONGEST,
    ends,
  };
}

function keep(shown: string[], char: string): void {
  const last = shown.at(-1);
  if (LETTER.test(char)) {
    // Spaces only matter between Latin words: 我 喜欢 is 我喜欢.
    if (last === ' ' && (isHanzi(char) || isHanzi(shown.at(-2) ?? ''))) shown.pop();
    shown.push(char);
  } else if (MARK.test(char) || QUOTE.test(char)) {
    return;
  } else if (/\s|[-_/]/u.test(char)) {
    if (last !== undefined && !isGap(last)) shown.push(' ');
  } else {
    if (last === ' ') shown.pop();
    if (shown.length > 0 && shown.at(-1) !== SEPARATOR) shown.push(SEPARATOR);
  }
}

function isGap(char: string | undefined): boolean {
  return char === ' ' || char === SEPARATOR;
}

function foldChar(char: string): string {
  if (char >= '一' && char <= '鿿') return char;
  const base = [...char.normalize('NFD')][0] ?? char;
  const lower = base.toLowerCase();
  return [...lower].length === 1 ? lower : base;
}
