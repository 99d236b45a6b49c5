// How long rows of the account stay, and what becomes of them when their person goes.

import { sql } from 'drizzle-orm';
import {
  type DataPolicy,
  DELETED,
  declareData,
  EMPTIED,
  goesWith,
  removedAfter,
  removedBy,
} from '../../../kit/server/db/declare-data.ts';
import {
  accountEvents,
  credentials,
  recoveryCodes,
  secondFactors,
  sessions,
  users,
  verifications,
  viewings,
} from './tables.ts';

export const accountData: readonly DataPolicy[] = [
  declareData(users, {
    retention: goesWith('the account'),
    of: 'id',
    columns: DELETED,
    onlyWith: { banCause: 'bannedAt' },
  }),
  declareData(sessions, {
    retention: removedBy('account.clean', 90),
    of: 'userId',
    secrets: ['token'],
    columns: DELETED,
  }),
  declareData(viewings, {
    retention: removedAfter(400, 'startedAt'),
    of: 'userId',
    columns: DELETED,
    mentions: { adminId: EMPTIED },
  }),
  declareData(credentials, {
    retention: goesWith('its person'),
    of: 'userId',
    secrets: ['password', 'accessToken', 'refreshToken', 'idToken'],
    columns: DELETED,
  }),
  declareData(verifications, {
    retention: removedBy('account.clean', 2),
    of: ({ id }) => sql`starts_with(value, ${id})`,
    secrets: ['identifier'],
    columns: DELETED,
  }),
  declareData(secondFactors, {
    retention: goesWith('its person'),
    of: 'userId',
    secrets: ['secret'],
    columns: DELETED,
  }),
  declareData(recoveryCodes, {
    retention: goesWith('its person'),
    of: 'userId',
    secrets: ['hash'],
    columns: DELETED,
  }),
  declareData(accountEvents, {
    retention: goesWith('its person'),
    of: 'userId',
    columns: DELETED,
    mentions: { actorId: EMPTIED },
  }),
];
