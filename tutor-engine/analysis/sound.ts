// Whether a sentence of a learner's may be shown as a good one: nothing in it speaks against it.

import type { Level } from '../../content/schema/levels.ts';
import type { Core } from '../types.ts';
import { analyse } from './analyse.ts';

/** A word or two is no sentence to be proud of. */
const LEAST_WORDS = 3;

/**
 * True for a sentence wholly in Chinese, of words that the lexicon knows, none twice in a row, in which no rule of
 * grammar finds anything. It may still be clumsy: nobody should claim that it has no mistake.
 */
export function isSound(core: Core, text: string, level: Level): boolean {
  const { language, words, findings } = analyse(core, text, level);
  if (language !== 'chinese' || findings.length > 0 || words.length < LEAST_WORDS) return false;
  return words.every(
    ({ kind, text: word }, at) =>
      (kind === 'word' || kind === 'number' || kind === 'name') && words[at - 1]?.text !== word,
  );
}
