// Numbered pinyin with tone marks, syllable by syllable.

import { toMarks } from '../../../chinese/sounds/index.ts';

/** `yin2 hang2` → `yín háng`. */
export const markedSyllables = (reading: string): string => reading.split(' ').map(toMarks).join(' ');
