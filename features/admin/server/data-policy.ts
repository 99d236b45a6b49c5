// How long the overview's numbers stay.

import { type DataPolicy, declareData, forEver, NOT_PERSONAL } from '../../../kit/server/db/declare-data.ts';
import { overviewDays } from './tables.ts';

export const adminData: readonly DataPolicy[] = [
  declareData(overviewDays, {
    retention: forEver('one small row a day and figure, about nobody'),
    columns: NOT_PERSONAL,
  }),
];
