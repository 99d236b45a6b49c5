// How long rows of the notices stay, and what becomes of them when their person goes.

import { sql } from 'drizzle-orm';
import {
  type DataPolicy,
  DELETED,
  declareData,
  goesWith,
  removedAfter,
  removedBy,
} from '../../../kit/server/db/declare-data.ts';
import { LONGEST_DAYS } from './forget-notices.ts';
import { noticeChoices, noticeCounters, noticeMails, noticePushes, notices, pushDevices } from './tables.ts';

export const noticesData: readonly DataPolicy[] = [
  declareData(notices, {
    retention: removedBy('notices.forget', LONGEST_DAYS),
    of: 'userId',
    columns: DELETED,
  }),
  declareData(noticeMails, {
    // Taken by the mail that tells of them, within an hour; of a locked account once it is let in.
    retention: goesWith('its notice'),
    of: 'userId',
    columns: DELETED,
  }),
  declareData(noticeCounters, {
    retention: goesWith('its person'),
    of: 'userId',
    columns: DELETED,
  }),
  declareData(noticeChoices, {
    retention: goesWith('its person'),
    of: 'userId',
    columns: DELETED,
  }),
  declareData(pushDevices, {
    // With its session, which that job ends at the latest.
    retention: removedBy('account.clean', 90),
    of: 'userId',
    secrets: ['endpoint', 'p256dh', 'auth'],
    columns: DELETED,
  }),
  declareData(noticePushes, {
    // What no run has sent, or where the keys are gone that it was to be signed with.
    retention: removedAfter(1, 'dueAt'),
    of: ({ id }) => sql`notice_id in (select id from notices where user_id = ${id})`,
    columns: DELETED,
  }),
];
