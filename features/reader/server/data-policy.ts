// How long the rows of reading stay, and what becomes of them when their person goes.

import { type DataPolicy, DELETED, declareData, goesWith } from '../../../kit/server/db/declare-data.ts';
import { ownTexts } from './tables.ts';

export const readerData: readonly DataPolicy[] = [
  declareData(ownTexts, {
    retention: goesWith('its person'),
    of: 'userId',
    columns: DELETED,
  }),
];
