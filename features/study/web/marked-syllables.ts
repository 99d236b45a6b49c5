// Numbered pinyin with tone marks, syllable by syllable.

import { toMarks } from '../../../chinese/sounds/index.ts';

/** `yin2 hang2` → `yín háng`; what 儿 adds is no syllable: `mian4 tiao2 r5` → `miàn tiáor`. */
export const markedSyllables = (reading: string): string =>
  reading
    .split(' ')
    .map(toMarks)
    .join(' ')
    .replaceAll(/ r(?= |$)/gu, 'r');
