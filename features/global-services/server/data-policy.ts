// How long quotes stay, and what becomes of them when their person goes.

import { sql } from 'drizzle-orm';
import { type DataPolicy, DELETED, declareData, removedAfter } from '../../../kit/server/db/declare-data.ts';
import { purchaseQuotes } from './tables.ts';

export const globalServicesData: readonly DataPolicy[] = [
  declareData(purchaseQuotes, {
    retention: removedAfter(30, 'expiresAt'),
    of: 'userId',
    columns: DELETED,
    besides: { order_number: sql`(select o.number from orders o where o.quote_id = purchase_quotes.id)` },
  }),
];
