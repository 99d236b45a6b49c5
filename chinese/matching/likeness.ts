/** Tells an attempt at the accepted answer from another sentence altogether. */

import { differences } from './differences.ts';

/** Below this share of common characters an answer is another sentence. */
const LEAST_LIKENESS = 0.4;
/** Below this one it is, too, when the two have no word in common that says something. */
const LEAST_LIKENESS_WITHOUT_COMMON_WORD = 0.6;

/** A number counts as one character, whichever it is: five o'clock is an attempt at three o'clock. */
const NUMBER = /\d+(?:\.\d+)?/g;

/** The share of characters that two texts have in common, in their order: 0 to 1. */
function likenessOf(expected: string, given: string): number {
  const [wanted, had] = [expected, given].map((text) => [...text.replace(NUMBER, '0')]);
  if (wanted === undefined || had === undefined || wanted.length + had.length === 0) return 1;
  const changed = differences(wanted, had).reduce(
    (sum, change) => sum + [...change.expected].length + [...change.given].length,
    0,
  );
  return 1 - changed / (wanted.length + had.length);
}

/** `contentWords` gives the words of a text that say something, without particles and pronouns. */
export function isAnotherSentence(
  expected: string,
  given: string,
  contentWords: (text: string) => readonly string[],
): boolean {
  const likeness = likenessOf(expected, given);
  if (likeness < LEAST_LIKENESS) return true;
  if (likeness >= LEAST_LIKENESS_WITHOUT_COMMON_WORD) return false;
  const words = contentWords(expected);
  return words.length > 1 && !words.some((word) => given.includes(word));
}
