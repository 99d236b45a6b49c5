// How long the rows of brought decks stay, and what becomes of them when their person goes.

import { type DataPolicy, DELETED, declareData, removedAfter } from '../../../kit/server/db/declare-data.ts';
import { ankiImports } from './tables.ts';

export const ankiData: readonly DataPolicy[] = [
  declareData(ankiImports, {
    retention: removedAfter(90, 'createdAt'),
    of: 'userId',
    columns: DELETED,
  }),
];
