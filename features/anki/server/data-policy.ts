// How long the rows of brought decks stay, and what becomes of them when their person goes.

import {
  type DataPolicy,
  DELETED,
  declareData,
  goesWith,
  removedAfter,
} from '../../../kit/server/db/declare-data.ts';
import { ankiImports, ankiNotes } from './tables.ts';

export const ankiData: readonly DataPolicy[] = [
  declareData(ankiImports, {
    retention: removedAfter(90, 'createdAt'),
    of: 'userId',
    columns: DELETED,
  }),
  declareData(ankiNotes, {
    retention: goesWith('its person'),
    of: 'userId',
    columns: DELETED,
  }),
];
