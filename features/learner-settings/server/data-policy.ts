// How long rows of the learner settings stay, and what becomes of them when their person goes.

import { type DataPolicy, DELETED, declareData, goesWith } from '../../../kit/server/db/declare-data.ts';
import { learnerSettings } from './tables.ts';

export const learnerSettingsData: readonly DataPolicy[] = [
  declareData(learnerSettings, {
    retention: goesWith('its person'),
    of: 'userId',
    columns: DELETED,
  }),
];
