// What learners have reported, how the models do today, and what they cost by the day.

import { and, count, eq, gte, lte, min, notInArray, sql } from 'drizzle-orm';
import { count as shownCount } from '../../../../kit/core/parts/shown-value.ts';
import {
  bookDay,
  type DayFigure,
  type OverviewPart,
  task,
} from '../../../../kit/server/parts/overview-part.ts';
import en from '../../text/en.json' with { type: 'json' };
import pt from '../../text/pt.json' with { type: 'json' };
import zh from '../../text/zh.json' with { type: 'json' };
import { aiCalls, aiDayTotals, aiReports } from '../tables.ts';

const TEXTS = { zh: zh.overview, en: en.overview, pt: pt.overview };

export const aiServicesOverview: OverviewPart = {
  name: 'ai-services',
  titles: { zh: zh.overview.title, en: en.overview.title, pt: pt.overview.title },
  read: async (db, { locale, now }) => {
    const today = bookDay(now);
    const [[reports], [calls], [failed]] = await Promise.all([
      db
        .select({ count: count(), oldestAt: min(aiReports.createdAt) })
        .from(aiReports)
        .where(eq(aiReports.state, 'open')),
      db
        .select({ calls: sql<number>`coalesce(sum(${aiDayTotals.calls}), 0)`.mapWith(Number) })
        .from(aiDayTotals)
        .where(eq(aiDayTotals.day, today)),
      db
        .select({ count: count() })
        .from(aiCalls)
        .where(
          and(
            notInArray(aiCalls.outcome, ['ok', 'aborted']),
            gte(aiCalls.createdAt, sql`(${today}::date)::timestamp at time zone 'Asia/Shanghai'`),
          ),
        ),
    ]);
    const texts = TEXTS[locale];
    return {
      tasks: task(texts.reports, '/admin/ai-reports', reports ?? { count: 0, oldestAt: null }),
      facts: [
        { label: texts.calls, value: shownCount(calls?.calls ?? 0) },
        { label: texts.failed, value: shownCount(failed?.count ?? 0) },
      ],
    };
  },
};

export const aiServicesDayFigures: readonly DayFigure[] = [
  {
    name: 'ai.cost',
    titles: { zh: zh.overview.cost, en: en.overview.cost, pt: pt.overview.cost },
    unit: 'micro',
    read: (db, { from, until }) =>
      db
        .select({
          day: aiDayTotals.day,
          value: sql<number>`sum(${aiDayTotals.costMicro})`.mapWith(Number),
        })
        .from(aiDayTotals)
        .where(and(gte(aiDayTotals.day, from), lte(aiDayTotals.day, until)))
        .groupBy(aiDayTotals.day),
  },
];
