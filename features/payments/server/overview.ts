// What waits among payments for an admin, and what comes in and goes back day by day.

import { and, count, eq, gte, isNotNull, isNull, min, ne, sql } from 'drizzle-orm';
import type { Executor } from '../../../kit/server/db/database.ts';
import {
  type DayFigure,
  type Days,
  type DayValue,
  type OverviewPart,
  task,
} from '../../../kit/server/parts/overview-part.ts';
import { PAYMENT_KINDS } from '../domain/index.ts';
import en from '../text/en.json' with { type: 'json' };
import pt from '../text/pt.json' with { type: 'json' };
import zh from '../text/zh.json' with { type: 'json' };
import { isByHand } from './refunds/refunds-repo.ts';
import { type RevenueRow, readRevenue } from './refunds/revenue.ts';
import { paymentEvents, paymentRefunds, payments } from './tables.ts';

const TEXTS = { zh: zh.overview, en: en.overview, pt: pt.overview };
const titlesOf = (key: keyof typeof zh.overview) => ({
  zh: zh.overview[key],
  en: en.overview[key],
  pt: pt.overview[key],
});
const STRAY_DAYS = 7;
const NONE = { count: 0, oldestAt: null };

export const paymentsOverview: OverviewPart = {
  name: 'payments',
  titles: titlesOf('title'),
  read: async (db, { locale }) => {
    const waiting = { count: count(), oldestAt: min(payments.createdAt) };
    const [[failed], [byHand], [transfers], [disputes], [attention], [stray]] = await Promise.all([
      db
        .select({ count: count(), oldestAt: min(paymentRefunds.createdAt) })
        .from(paymentRefunds)
        .where(eq(paymentRefunds.state, 'failed')),
      db
        .select({ count: count(), oldestAt: min(paymentRefunds.createdAt) })
        .from(paymentRefunds)
        .where(isByHand),
      db
        .select(waiting)
        .from(payments)
        .where(and(eq(payments.state, 'processing'), eq(payments.provider, 'transfer'))),
      db
        .select({
          count: count(),
          oldestAt: min(paymentRefunds.createdAt),
          dueAt: min(paymentRefunds.answerBy),
        })
        .from(paymentRefunds)
        .where(and(eq(paymentRefunds.origin, 'dispute'), isNotNull(paymentRefunds.answerBy))),
      // Those with an open dispute wait among the disputes.
      db
        .select(waiting)
        .from(payments)
        .where(and(isNotNull(payments.attention), ne(payments.attention, 'dispute_open'))),
      db
        .select({ count: count(), oldestAt: min(paymentEvents.receivedAt) })
        .from(paymentEvents)
        .where(
          and(
            isNull(paymentEvents.paymentId),
            gte(paymentEvents.receivedAt, sql`now() - make_interval(days => ${STRAY_DAYS})`),
          ),
        ),
    ]);
    const texts = TEXTS[locale];
    return {
      tasks: [
        ...task(texts.failed, '/admin/payments/refunds?state=failed', failed ?? NONE, 'money'),
        ...task(texts.byHand, '/admin/payments/refunds?byHand=yes', byHand ?? NONE, 'money'),
        ...task(texts.transfers, '/admin/payments?state=processing', transfers ?? NONE, 'money'),
        ...task(texts.disputes, '/admin/payments/disputes?state=open', disputes ?? NONE, 'money'),
        ...task(texts.attention, '/admin/payments?toLookAt=yes', attention ?? NONE, 'money'),
        ...task(texts.stray, '/admin/payments/messages', stray ?? NONE, 'money'),
      ],
      facts: [],
    };
  },
};

type Reading = Map<string, Promise<RevenueRow[]>>;
const readings = new WeakMap<Executor, Reading>();

/** The figures ask at once, and for the same days: they share one answer. */
function readShared(db: Executor, days: Days): Promise<RevenueRow[]> {
  const running: Reading = readings.get(db) ?? new Map();
  readings.set(db, running);
  const key = `${days.from} ${days.until}`;
  const known = running.get(key);
  if (known !== undefined) return known;
  const reading = readRevenue(db, days).finally(() => running.delete(key));
  running.set(key, reading);
  return reading;
}

/** As the page of the revenue counts, all purposes together; what a bank has kept in a dispute went back, too. */
const readDays = async (
  db: Executor,
  days: Days,
  valueOf: (row: RevenueRow) => number,
): Promise<DayValue[]> => {
  const values = new Map<string, number>();
  for (const row of await readShared(db, days)) {
    values.set(row.day, (values.get(row.day) ?? 0) + valueOf(row));
  }
  return [...values].map(([day, value]) => ({ day, value }));
};

export const paymentsDayFigures: readonly DayFigure[] = [
  {
    name: 'payments.income',
    titles: titlesOf('income'),
    unit: 'fen',
    read: (db, days) => readDays(db, days, ({ incomeFen }) => incomeFen),
  },
  ...PAYMENT_KINDS.map(
    (kind): DayFigure => ({
      name: `payments.income.${kind}`,
      titles: titlesOf(kind),
      unit: 'fen',
      partOf: 'payments.income',
      read: (db, days) => readDays(db, days, (row) => (row.kind === kind ? row.incomeFen : 0)),
    }),
  ),
  {
    name: 'payments.refunded',
    titles: titlesOf('refunded'),
    unit: 'fen',
    read: (db, days) => readDays(db, days, ({ refundedFen, disputedFen }) => refundedFen + disputedFen),
  },
  {
    name: 'payments.vip_sold',
    titles: titlesOf('vipSold'),
    unit: 'count',
    read: (db, days) => readDays(db, days, (row) => (row.kind === 'membership' ? row.fulfilled : 0)),
  },
];
