// How long rows of the learning events stay, and what becomes of them when their person goes.

import { type DataPolicy, DELETED, declareData, forEver } from '../../../kit/server/db/declare-data.ts';
import { learningEvents } from './tables.ts';

export const learningEventsData: readonly DataPolicy[] = [
  declareData(learningEvents, {
    retention: forEver(
      'when a word comes back is reckoned from all that was ever answered; small rows, whose key and indexes begin with the person, to be divided by person when they outgrow a server',
    ),
    of: 'userId',
    columns: DELETED,
  }),
];
