// How long rows of the study time stay, and what becomes of them when their person goes.

import {
  type DataPolicy,
  DELETED,
  declareData,
  forEver,
  goesWith,
} from '../../../kit/server/db/declare-data.ts';
import { studyClocks, studyDays } from './tables.ts';

export const studyTimeData: readonly DataPolicy[] = [
  declareData(studyClocks, {
    retention: goesWith('its person'),
    of: 'userId',
    columns: DELETED,
  }),
  declareData(studyDays, {
    retention: forEver(
      'their sum must be what the ledger has booked; one small row a day of study, and they go with their person',
    ),
    of: 'userId',
    columns: DELETED,
  }),
];
