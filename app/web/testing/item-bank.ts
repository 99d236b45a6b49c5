// The words that exercises and placements ask, band by band, as the page fetches them.

import {
  COMMON_BANDS,
  type CommonWordRow,
  commonWordsFileOf,
} from '../../../kit/web/language-core/common-words.ts';
import { commonWordFiles } from '../build/common-words.ts';

/** The easiest band first. */
export function itemBank() {
  const files = commonWordFiles();
  return COMMON_BANDS.map((band) => {
    const rows: readonly CommonWordRow[] = JSON.parse(files.get(commonWordsFileOf(band)) ?? '[]');
    return rows.map(([word, reading, en, pt, pos, synonyms, isReadOtherwise]) => ({
      word,
      reading,
      senses: { en: en.split('; '), pt: pt.split('; ') },
      band,
      pos,
      synonyms: synonyms === '' ? [] : synonyms.split('|'),
      isReadOtherwise: isReadOtherwise === 1,
    }));
  });
}
