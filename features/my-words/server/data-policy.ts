// How long rows of the my words stay, and what becomes of them when their person goes.

import { type DataPolicy, DELETED, declareData, goesWith } from '../../../kit/server/db/declare-data.ts';
import { keptWords, wordLabels, wordMeanings, wordMedia } from './tables.ts';

export const myWordsData: readonly DataPolicy[] = [
  declareData(keptWords, {
    retention: goesWith('its person'),
    of: 'userId',
    columns: DELETED,
  }),
  declareData(wordLabels, {
    retention: goesWith('its person'),
    of: 'userId',
    columns: DELETED,
  }),
  declareData(wordMeanings, {
    retention: goesWith('its person'),
    of: 'userId',
    columns: DELETED,
  }),
  declareData(wordMedia, {
    retention: goesWith('its person'),
    of: 'userId',
    columns: DELETED,
  }),
];
