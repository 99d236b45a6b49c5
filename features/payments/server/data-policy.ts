// How long rows of the payments stay, and what becomes of them when their person goes.

import { sql } from 'drizzle-orm';
import { type DataPolicy, declareData, forEver, keep } from '../../../kit/server/db/declare-data.ts';
import { paymentAttempts, paymentEvents, paymentRefunds, payments } from './tables.ts';

/** What was booked must stay whole: the accounts are kept for ten years, and an id names nobody once its account is gone. */
const BOOKED = keep('the accounts must be whole for ten years; the id names nobody once the account is gone');

export const paymentsData: readonly DataPolicy[] = [
  declareData(payments, {
    retention: forEver('accounts'),
    of: 'payerId',
    // Never paid, and no provider was asked: no money can come by it any more.
    goesWhen: sql`settled_at is null
      and not exists (select from payment_attempts a where a.payment_id = ${payments}.id)`,
    columns: BOOKED,
  }),
  declareData(paymentAttempts, {
    retention: forEver('accounts'),
    of: ({ id }) => sql`payment_id in (select id from payments where payer_id = ${id})`,
    columns: BOOKED,
  }),
  declareData(paymentEvents, {
    retention: forEver('evidence of what providers have said; forged ones go after 30 days'),
    columns: keep(
      'evidence of what the provider has said, as it was signed; it may hold the mail address that the payer gave there',
    ),
  }),
  declareData(paymentRefunds, {
    retention: forEver('accounts'),
    of: ({ id }) => sql`payment_id in (select id from payments where payer_id = ${id})`,
    columns: BOOKED,
    mentions: { actorId: BOOKED },
  }),
];
