// What a word of a text means in few words, by the dictionary: help to who reads no Chinese, and never a translation.

import type { Locale } from '../../../../kit/core/locale.ts';
import { locale } from '../../../../kit/web/i18n.ts';
import type { TextWord } from '../../../../kit/web/language-core/core.ts';
import { dictionary } from '../../../../kit/web/language-core/dictionary.ts';
import { meaningIn, readingMeant } from './readings.ts';

/** What is longer explains, and is no gloss. */
const LONGEST = 32;

export type WordMeaning = { readonly text: string; readonly language: Locale };

/** The first sense without what explains it, in English where the reader's language has none; undefined where nobody has told it. */
export async function meaningOfWord({
  text,
  readings,
}: Pick<TextWord, 'text' | 'readings'>): Promise<WordMeaning | undefined> {
  const entry = await dictionary().word(text);
  const reading = entry?.readings[readingMeant(entry, readings)];
  if (!reading) return undefined;
  const { senses, language } = meaningIn(reading, locale);
  const first = senses
    .map(withoutNotes)
    .find((sense) => sense !== '' && sense.length <= LONGEST && !NAMED.test(sense) && !CHINESE.test(sense));
  return first ? { text: first, language } : undefined;
}

/** That a character is also somebody's name helps nobody to read a message. */
const NAMED = /^(?:surname|family name|given name|personal name|sobrenome|nome próprio)\b/iu;

/** A sense that sends to another word helps nobody who reads no Chinese: “see 龙泉市”. */
const CHINESE = /\p{Script=Han}/u;

const withoutNotes = (sense: string): string => sense.replaceAll(/\s*\([^)]*\)/g, '').trim();
