// How long profiles and plans stay, and what becomes of them when their person goes.

import {
  type DataPolicy,
  DELETED,
  declareData,
  goesWith,
  removedBy,
} from '../../../kit/server/db/declare-data.ts';
import { learningPlans, learningProfiles } from './tables.ts';

export const CLEAN_JOB = 'plans.clean';
/** A plan that nobody has saved; saved ones stay until they are deleted. */
export const UNSAVED_DAYS = 60;

export const plansData: readonly DataPolicy[] = [
  declareData(learningProfiles, { retention: goesWith('its person'), of: 'userId', columns: DELETED }),
  declareData(learningPlans, {
    retention: removedBy(CLEAN_JOB, UNSAVED_DAYS),
    of: 'userId',
    columns: DELETED,
    secrets: ['shareKey'],
  }),
];
