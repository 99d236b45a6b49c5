/** Brings answers to one form of script, width, signs and letters. */

import { type Lexicon, toSimplified } from '../words/index.ts';

/** 3:30, read as 3点30. */
const CLOCK = /(?<!\d)([01]?\d|2[0-4]):([0-5]\d)(?!\d)/g;
const SIGNS = /[\s\p{P}\p{S}]+/gu;

/** Simplified, half-width, lower case, without spaces and signs; a point between digits and tone marks stay. */
export function plainText(lexicon: Lexicon, text: string): string {
  const clock = text
    .normalize('NFKC')
    .replace(CLOCK, (_, hour: string, minute: string) => `${hour}点${minute === '00' ? '' : minute}`);
  const kept = clock.toLowerCase().replace(/(?<=\d)\.(?=\d)/g, '\u0001');
  return toSimplified(lexicon, kept.replace(SIGNS, '').replaceAll('\u0001', '.'));
}

/** A stretch of a plain text as its writer wrote it: 给我一杯 → 給我一杯, where the characters correspond one to one. */
export function inOwnScript(plain: string, raw: string, stretch: string): string {
  const signless = raw.normalize('NFKC').replace(SIGNS, '');
  const written = Array.from(signless);
  const at = plain.indexOf(stretch);
  if (at === -1 || written.length !== [...plain].length) return stretch;
  const before = plain.slice(0, at);
  const start = [...before].length;
  return written.slice(start, start + [...stretch].length).join('');
}

/** Whether a text holds hanzi. */
export function hasHanzi(text: string): boolean {
  return /\p{Script=Han}/u.test(text);
}
