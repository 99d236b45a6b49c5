// How long rows of the learner facts stay, and what becomes of them when their person goes.

import { type DataPolicy, DELETED, declareData, goesWith } from '../../../kit/server/db/declare-data.ts';
import { learnerFacts, learnerMemories } from './tables.ts';

export const learnerFactsData: readonly DataPolicy[] = [
  declareData(learnerFacts, {
    retention: goesWith('its person'),
    of: 'userId',
    columns: DELETED,
  }),
  declareData(learnerMemories, {
    retention: goesWith('its person'),
    of: 'userId',
    columns: DELETED,
  }),
];
