// What a word means, in one line: by our own words first, then by the dictionary.

import { meaningsOf } from '../../../chinese/dictionary/index.ts';
import { openDictionary } from './dictionary.ts';

/** Our own glosses, by the word's characters. */
export type Glossed = ReadonlyMap<
  string,
  { readonly en: string; readonly pt: string; readonly pinyin?: string }
>;
export type Gloss = { readonly text: string; readonly language: 'en' | 'pt' };

/** Senses of a word: more than these do not help in one sentence. */
const SENSES_MAX = 2;

/**
 * In the language wanted where we have it, else in English; null for what no dictionary knows. `read`: the reading that
 * is meant, in numbered pinyin; without it the most usual one.
 */
export async function glossOf(
  glossed: Glossed,
  word: string,
  wanted: 'en' | 'pt',
  read = '',
): Promise<Gloss | null> {
  const own = glossed.get(word);
  if (own && (read === '' || own.pinyin === undefined || own.pinyin === read))
    return { text: own[wanted], language: wanted };
  const readings = (await openDictionary().word(word))?.readings ?? [];
  const reading = readings.find(({ pinyin }) => pinyin === read) ?? readings[0];
  if (!reading) return null;
  const language = meaningsOf(reading, wanted).length > 0 ? wanted : 'en';
  const senses = meaningsOf(reading, language).slice(0, SENSES_MAX).map(plainSense);
  return senses.length === 0 ? null : { text: senses.join('; '), language };
}

/** The dictionary writes `個|个[ge4]` where it names another word, `(loanword)` and measure words for those who study it. */
export function plainSense(sense: string): string {
  return sense
    .replaceAll(/\p{Script=Han}+\|(?=\p{Script=Han})/gu, '')
    .replaceAll(/\[[^\]]+\]/g, '')
    .replaceAll(/^\(loanword\) | ?\(\p{Script=Han}+\)/gu, '');
}
