// What the page asks in a placement, the server has to know.

import { expect, test } from 'vitest';
import { listedWords } from '../../../chinese/words/index.ts';
import { openLexicon } from '../../../kit/server/chinese/lexicon.ts';
import {
  COMMON_BANDS,
  type CommonWordRow,
  commonWordsFileOf,
} from '../../../kit/web/language-core/common-words.ts';
import { commonWordFiles } from './common-words.ts';

test.each(COMMON_BANDS)('the listed words of band %i are those of the server’s list', (band) => {
  const known = new Set(
    Array.from(listedWords(openLexicon(), Number.POSITIVE_INFINITY))
      .filter((listed) => listed.band === band)
      .map(({ text }) => text),
  );
  const rows: readonly CommonWordRow[] = JSON.parse(commonWordFiles().get(commonWordsFileOf(band)) ?? '[]');
  const listed = rows.filter(([, , , , , , , isListed]) => isListed === 1).map(([word]) => word);
  expect(listed.length).toBeGreaterThan(100);
  expect(listed.filter((word) => !known.has(word))).toEqual([]);
});
