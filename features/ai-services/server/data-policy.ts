// How long rows of the ai services stay, and what becomes of them when their person goes.

import {
  type DataPolicy,
  DELETED,
  declareData,
  EMPTIED,
  forEver,
  goesWith,
  NOT_PERSONAL,
  removedBy,
} from '../../../kit/server/db/declare-data.ts';
import {
  aiCalls,
  aiDayTotals,
  aiLearnerDays,
  aiLimits,
  aiModels,
  aiProviders,
  aiReports,
  aiUseModels,
  aiUses,
} from './tables.ts';

export const aiServicesData: readonly DataPolicy[] = [
  declareData(aiProviders, {
    retention: forEver('a few rows, made by admins'),
    columns: NOT_PERSONAL,
  }),
  declareData(aiModels, {
    retention: goesWith('its provider'),
    columns: NOT_PERSONAL,
  }),
  declareData(aiUses, {
    retention: forEver('one row for each use'),
    columns: NOT_PERSONAL,
  }),
  declareData(aiUseModels, {
    retention: goesWith('its model'),
    columns: NOT_PERSONAL,
  }),
  declareData(aiLimits, {
    retention: forEver('one row'),
    columns: NOT_PERSONAL,
  }),
  declareData(aiCalls, {
    retention: removedBy('ai-services.clean', 180),
    columns: NOT_PERSONAL,
    mentions: { userId: EMPTIED },
  }),
  declareData(aiDayTotals, {
    retention: removedBy('ai-services.clean', 400),
    columns: NOT_PERSONAL,
  }),
  declareData(aiLearnerDays, {
    retention: removedBy('ai-services.clean', 400),
    of: 'userId',
    columns: DELETED,
  }),
  declareData(aiReports, {
    retention: forEver(
      'what was reported of an answer, and what was done about it; few, and they go with their person',
    ),
    of: 'userId',
    columns: DELETED,
    mentions: { handledBy: EMPTIED },
  }),
];
