// How long rows of the tutor chat stay, and what becomes of them when their person goes.

import { sql } from 'drizzle-orm';
import {
  type DataPolicy,
  DELETED,
  declareData,
  goesWith,
  removedAfter,
} from '../../../kit/server/db/declare-data.ts';
import { messages, talks, turns } from './tables.ts';

export const tutorChatData: readonly DataPolicy[] = [
  declareData(talks, {
    retention: goesWith('its person'),
    of: 'userId',
    order: 'createdAt',
    columns: DELETED,
  }),
  declareData(messages, {
    retention: removedAfter(90, 'supersededAt'),
    order: 'seq',
    of: ({ id }) => sql`talk_id in (select id from talks where user_id = ${id})`,
    columns: DELETED,
  }),
  declareData(turns, {
    retention: goesWith('its message'),
    of: ({ id }) =>
      sql`answer_id in (select m.id from messages m join talks t on t.id = m.talk_id where t.user_id = ${id})`,
    columns: DELETED,
  }),
];
