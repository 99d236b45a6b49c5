// A word's numbered pinyin with tone marks, syllable by syllable, as its card shows it.

import { taughtPinyin, toMarks, withLetters } from '../../../chinese/sounds/index.ts';

/**
 * `yin2 hang2` → `yín háng`; 不 and 一 as they are said there; what 儿 adds is no syllable: `mian4 tiao2 r5` → `miàn tiáor`;
 * letters are no syllables either: `ka3 la1 o k` → `kǎ lā OK`.
 */
export const markedSyllables = (word: string, reading: string): string =>
  withLetters(taughtPinyin(word, reading))
    .split(' ')
    .map(toMarks)
    .join(' ')
    .replaceAll(/ r(?= |$)/gu, 'r');
