// What came in and went back, by day of the books and by what it was paid for.

import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { Executor } from '../../../../kit/server/db/database.ts';
import { type Days, dayOf, isInDays } from '../../../../kit/server/parts/overview-part.ts';
import type { PaymentKind } from '../../domain/index.ts';
import { paymentRefunds, payments } from '../tables.ts';

export type RevenueRow = {
  readonly day: string;
  readonly kind: PaymentKind;
  readonly incomeFen: number;
  readonly refundedFen: number;
};

/** Two ranges of indexes, of as many rows as were paid and refunded on these days. */
export async function readRevenue(db: Executor, days: Days): Promise<RevenueRow[]> {
  const [income, refunds] = await Promise.all([
    db
      .select({
        day: dayOf(payments.settledAt),
        kind: payments.kind,
        fen: sql<number>`sum(${payments.amountFen})`.mapWith(Number),
      })
      .from(payments)
      .where(and(isNotNull(payments.settledAt), isInDays(payments.settledAt, days)))
      .groupBy(dayOf(payments.settledAt), payments.kind),
    db
      .select({
        day: dayOf(paymentRefunds.settledAt),
        kind: payments.kind,
        fen: sql<number>`sum(${paymentRefunds.amountFen})`.mapWith(Number),
      })
      .from(paymentRefunds)
      .innerJoin(payments, eq(payments.id, paymentRefunds.paymentId))
      .where(
        and(
          isNotNull(paymentRefunds.settledAt),
          isInDays(paymentRefunds.settledAt, days),
          eq(paymentRefunds.state, 'succeeded'),
        ),
      )
      .groupBy(dayOf(paymentRefunds.settledAt), payments.kind),
  ]);
  const rows = new Map<string, RevenueRow>();
  const add = (row: RevenueRow) => {
    const key = `${row.day} ${row.kind}`;
    const known = rows.get(key);
    rows.set(key, {
      ...row,
      incomeFen: row.incomeFen + (known?.incomeFen ?? 0),
      refundedFen: row.refundedFen + (known?.refundedFen ?? 0),
    });
  };
  for (const { day, kind, fen } of income) add({ day, kind, incomeFen: fen, refundedFen: 0 });
  for (const { day, kind, fen } of refunds) add({ day, kind, incomeFen: 0, refundedFen: fen });
  return [...rows.values()].toSorted((one, other) => (one.day < other.day ? -1 : 1));
}
