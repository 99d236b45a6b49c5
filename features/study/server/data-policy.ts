// How long rows of study stay, and what becomes of them when their person goes.

import {
  type DataPolicy,
  DELETED,
  declareData,
  goesWith,
  removedAfter,
} from '../../../kit/server/db/declare-data.ts';
import { studyCards, studyFits, studyMarks, studyRecalls, studySessions, studySettings } from './tables.ts';

export const studyData: readonly DataPolicy[] = [
  declareData(studyCards, { retention: goesWith('its person'), of: 'userId', columns: DELETED }),
  declareData(studyRecalls, { retention: goesWith('its person'), of: 'userId', columns: DELETED }),
  declareData(studyMarks, { retention: goesWith('its person'), of: 'userId', columns: DELETED }),
  declareData(studyFits, { retention: goesWith('its person'), of: 'userId', columns: DELETED }),
  declareData(studySettings, { retention: goesWith('its person'), of: 'userId', columns: DELETED }),
  declareData(studySessions, { retention: removedAfter(400, 'startedAt'), of: 'userId', columns: DELETED }),
];
