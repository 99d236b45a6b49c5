// What is asked of the signs of Chinese: which tones a word has, how it is written.

import type { LanguageAsked } from './language-asked.ts';
import { tonesAsked } from './tone-asked.ts';
import { writeAsked } from './write-asked.ts';

export function signsAsked(raw: string): LanguageAsked | undefined {
  const tones = tonesAsked(raw);
  if (tones !== undefined) return { kind: 'tones', ...tones };
  const word = writeAsked(raw);
  return word === undefined ? undefined : { kind: 'write', word };
}

const SIGNS: ReadonlySet<LanguageAsked['kind']> = new Set<LanguageAsked['kind']>(['tone', 'tones', 'write']);

/** What’s the tone of shi? I never hear it. The question is answered for itself. */
export const isOfSigns = (asks: readonly LanguageAsked[]): boolean =>
  asks.some(({ kind }) => SIGNS.has(kind));
