/** Brings answers to one form of script, width, signs and letters. */

import { type Lexicon, toSimplified } from '../words/index.ts';

const SIGNS = /[\s\p{P}\p{S}]+/gu;

/** Simplified, half-width, lower case, without spaces and signs; a point between digits and tone marks stay. */
export function plainText(lexicon: Lexicon, text: string): string {
  const kept = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/(?<=\d)\.(?=\d)/g, '\u0001');
  return toSimplified(lexicon, kept.replace(SIGNS, '').replaceAll('\u0001', '.'));
}

/** Whether a text holds hanzi. */
export function hasHanzi(text: string): boolean {
  return /\p{Script=Han}/u.test(text);
}
