// What waits among payments for an admin, and what comes in and goes back day by day.

import { and, count, eq, gte, isNotNull, isNull, min, ne, sql } from 'drizzle-orm';
import {
  type DayFigure,
  dayOf,
  isInDays,
  type OverviewPart,
  task,
} from '../../../kit/server/parts/overview-part.ts';
import en from '../text/en.json' with { type: 'json' };
import pt from '../text/pt.json' with { type: 'json' };
import zh from '../text/zh.json' with { type: 'json' };
import { isByHand } from './refunds/refunds-repo.ts';
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
        .select({ count: count(), oldestAt: min(paymentRefunds.createdAt) })
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
        ...task(texts.failed, '/admin/payments/refunds?state=failed', failed ?? NONE),
        ...task(texts.byHand, '/admin/payments/refunds?byHand=yes', byHand ?? NONE),
        ...task(texts.transfers, '/admin/payments?state=processing', transfers ?? NONE),
        ...task(texts.disputes, '/admin/payments/disputes?state=open', disputes ?? NONE),
        ...task(texts.attention, '/admin/payments?toLookAt=yes', attention ?? NONE),
        ...task(texts.stray, '/admin/payments/messages', stray ?? NONE),
      ],
      facts: [],
    };
  },
};

export const paymentsDayFigures: readonly DayFigure[] = [
  {
    name: 'payments.income',
    titles: titlesOf('income'),
    unit: 'fen',
    read: (db, days) =>
      db
        .select({
          day: dayOf(payments.settledAt),
          value: sql<number>`sum(${payments.amountFen})`.mapWith(Number),
        })
        .from(payments)
        .where(and(isNotNull(payments.settledAt), isInDays(payments.settledAt, days)))
        .groupBy(dayOf(payments.settledAt)),
  },
  {
    name: 'payments.refunded',
    titles: titlesOf('refunded'),
    unit: 'fen',
    read: (db, days) =>
      db
        .select({
          day: dayOf(paymentRefunds.settledAt),
          value: sql<number>`sum(${paymentRefunds.amountFen})`.mapWith(Number),
        })
        .from(paymentRefunds)
        .where(
          and(
            isNotNull(paymentRefunds.settledAt),
            isInDays(paymentRefunds.settledAt, days),
            eq(paymentRefunds.state, 'succeeded'),
          ),
        )
        .groupBy(dayOf(paymentRefunds.settledAt)),
  },
];
