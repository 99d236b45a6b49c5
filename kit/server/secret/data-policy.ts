// How long rows of the secret stay, and what becomes of them when their person goes.

import { type DataPolicy, declareData, forEver, NOT_PERSONAL } from '../db/declare-data.ts';
import { sharedFacts } from './tables.ts';

export const secretData: readonly DataPolicy[] = [
  declareData(sharedFacts, {
    retention: forEver('a few rows'),
    columns: NOT_PERSONAL,
  }),
];
