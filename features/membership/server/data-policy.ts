// How long rows of the membership stay, and what becomes of them when their person goes.

import { sql } from 'drizzle-orm';
import {
  type DataPolicy,
  DELETED,
  declareData,
  EMPTIED,
  forEver,
  keep,
} from '../../../kit/server/db/declare-data.ts';
import { boosterApplications, membershipGrants, membershipPurchases, membershipTakeBacks } from './tables.ts';

/** What was booked must stay whole: the accounts are kept for ten years, and an id names nobody once its account is gone. */
const BOOKED = keep('the accounts must be whole for ten years; the id names nobody once the account is gone');

export const membershipData: readonly DataPolicy[] = [
  declareData(membershipPurchases, {
    retention: forEver('accounts'),
    of: 'userId',
    // Never paid, and no provider was asked. Its payment has its id.
    goesWhen: sql`fulfilled_at is null
      and not exists (select from payment_attempts a where a.payment_id = ${membershipPurchases}.id)`,
    columns: BOOKED,
    mentions: { userId: EMPTIED },
  }),
  declareData(membershipGrants, {
    retention: forEver('what was granted; a few a year, and they go with their person'),
    of: 'userId',
    columns: DELETED,
    mentions: {
      actorId: keep('who granted, in a row that only grows; the id names nobody once the account is gone'),
    },
  }),
  declareData(membershipTakeBacks, {
    retention: forEver('what was taken back; few, and they go with their person'),
    of: 'userId',
    columns: DELETED,
  }),
  declareData(boosterApplications, {
    retention: forEver('three a month at most, and they go with their person'),
    of: 'userId',
    columns: DELETED,
  }),
];
