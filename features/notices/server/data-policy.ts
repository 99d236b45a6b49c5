// How long rows of the notices stay, and what becomes of them when their person goes.

import {
  type DataPolicy,
  DELETED,
  declareData,
  goesWith,
  removedBy,
} from '../../../kit/server/db/declare-data.ts';
import { LONGEST_DAYS } from './forget-notices.ts';
import { noticeCounters, noticeMailChoices, notices } from './tables.ts';

export const noticesData: readonly DataPolicy[] = [
  declareData(notices, {
    retention: removedBy('notices.forget', LONGEST_DAYS),
    of: 'userId',
    columns: DELETED,
  }),
  declareData(noticeCounters, {
    retention: goesWith('its person'),
    of: 'userId',
    columns: DELETED,
  }),
  declareData(noticeMailChoices, {
    retention: goesWith('its person'),
    of: 'userId',
    columns: DELETED,
  }),
];
