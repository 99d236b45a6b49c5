// What came in and went back, by day of the books and by what it was paid for; what came in twice is on neither side.

import { and, eq, isNotNull, ne, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../../../kit/server/db/database.ts';
import { type Days, dayOf, isInDays } from '../../../../kit/server/parts/overview-part.ts';
import type { PaymentKind } from '../../domain/index.ts';
import { paymentRefunds, payments } from '../tables.ts';

export type RevenueRow = {
  readonly day: string;
  readonly kind: PaymentKind;
  readonly incomeFen: number;
  /** So many payments bought what they were for. */
  readonly fulfilled: number;
  readonly refundedFen: number;
  readonly disputedFen: number;
};

const NOTHING = { incomeFen: 0, fulfilled: 0, refundedFen: 0, disputedFen: 0 };

const sumWhere = (condition: SQL) =>
  sql<number>`coalesce(sum(${paymentRefunds.amountFen}) filter (where ${condition}), 0)`.mapWith(Number);

/** The price, paid once: a second payment for the same purchase is no income, and what it brought is not given back of any. */
const isPaidOnce = sql`${payments.outcome} is distinct from 'duplicate'`;
/** Of the price, and not of what came in beside it, by a second try or as a surplus: `settleRefund` counts so, too. */
const isOfIncome = and(
  eq(paymentRefunds.attemptId, payments.settledBy),
  ne(paymentRefunds.origin, 'surplus'),
  isPaidOnce,
);

/** Two ranges of indexes, of as many rows as were paid and refunded on these days. */
export async function readRevenue(db: Executor, days: Days): Promise<RevenueRow[]> {
  const [income, refunds] = await Promise.all([
    db
      .select({
        day: dayOf(payments.settledAt),
        kind: payments.kind,
        incomeFen: sql<number>`sum(${payments.amountFen})`.mapWith(Number),
        fulfilled: sql<number>`count(*) filter (where ${payments.outcome} = 'fulfilled')`.mapWith(Number),
      })
      .from(payments)
      .where(and(isNotNull(payments.settledAt), isInDays(payments.settledAt, days), isPaidOnce))
      .groupBy(dayOf(payments.settledAt), payments.kind),
    db
      .select({
        day: dayOf(paymentRefunds.settledAt),
        kind: payments.kind,
        refundedFen: sumWhere(ne(paymentRefunds.origin, 'dispute')),
        disputedFen: sumWhere(eq(paymentRefunds.origin, 'dispute')),
      })
      .from(paymentRefunds)
      .innerJoin(payments, eq(payments.id, paymentRefunds.paymentId))
      .where(
        and(
          isNotNull(paymentRefunds.settledAt),
          isInDays(paymentRefunds.settledAt, days),
          eq(paymentRefunds.state, 'succeeded'),
          isOfIncome,
        ),
      )
      .groupBy(dayOf(paymentRefunds.settledAt), payments.kind),
  ]);
  const rows = new Map<string, RevenueRow>();
  for (const { day, kind, ...sums } of [...income, ...refunds]) {
    const key = `${day} ${kind}`;
    rows.set(key, { day, kind, ...NOTHING, ...rows.get(key), ...sums });
  }
  return [...rows.values()].toSorted((one, other) => (one.day < other.day ? -1 : 1));
}
