/** Conditions on the sentence around a word, beyond its own clause. */

import type { Token } from '../grammar/index.ts';
import type { Place } from './types.ts';

type Condition = (place: Place) => boolean;

const SENTENCE_END = /^[。！？!?；;\n]/u;
const isEnd = (token: Token | undefined) => token !== undefined && SENTENCE_END.test(token.text);

function before({ tokens, from }: Place): readonly Token[] {
  const last = tokens.slice(0, from).findLastIndex(isEnd);
  return tokens.slice(last + 1, from);
}

function after({ tokens, to }: Place): readonly Token[] {
  const end = tokens.findIndex((token, at) => at >= to && isEnd(token));
  return tokens.slice(to, end === -1 ? tokens.length : end);
}

const holds = (tokens: readonly Token[], words: string) => {
  const wanted = words.split('|');
  return tokens.some(({ text }) => wanted.includes(text));
};

/** One of the words (with `|` between) stands earlier in the sentence. */
export const afterWord =
  (words: string): Condition =>
  (place) =>
    holds(before(place), words);

/** One of the words stands later in the sentence. */
export const beforeWord =
  (words: string): Condition =>
  (place) =>
    holds(after(place), words);

/** The sentence ends with a question mark. */
export const inQuestion: Condition = ({ tokens, to }) => {
  const end = tokens.find((token, at) => at >= to && isEnd(token));
  return end !== undefined && /^[?？]/.test(end.text);
};

export const not =
  (condition: Condition): Condition =>
  (place) =>
    !condition(place);

export const all =
  (...conditions: readonly Condition[]): Condition =>
  (place) =>
    conditions.every((condition) => condition(place));
