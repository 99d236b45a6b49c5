// How many learners study, and for how long, by the days of their own calendars.

import { and, count, countDistinct, gt, gte, lte, sql } from 'drizzle-orm';
import { count as shownCount } from '../../../kit/core/parts/shown-value.ts';
import type { Executor } from '../../../kit/server/db/database.ts';
import {
  bookDay,
  type DayFigure,
  type Days,
  type OverviewPart,
} from '../../../kit/server/parts/overview-part.ts';
import en from '../text/en.json' with { type: 'json' };
import pt from '../text/pt.json' with { type: 'json' };
import zh from '../text/zh.json' with { type: 'json' };
import { studyDays } from './tables.ts';

const TEXTS = { zh: zh.overview, en: en.overview, pt: pt.overview };
const titlesOf = (key: keyof typeof zh.overview) => ({
  zh: zh.overview[key],
  en: en.overview[key],
  pt: pt.overview[key],
});
const DAY_MS = 24 * 3_600_000;

const studiedIn = ({ from, until }: Days) =>
  and(gte(studyDays.date, from), lte(studyDays.date, until), gt(studyDays.countedSeconds, 0));

export const studyTimeOverview: OverviewPart = {
  name: 'study-time',
  titles: titlesOf('title'),
  read: async (db, { locale, now }) => {
    const until = bookDay(now);
    const [today, week] = await Promise.all([
      countLearners(db, { from: until, until }),
      countLearners(db, { from: bookDay(new Date(now.getTime() - 6 * DAY_MS)), until }),
    ]);
    const texts = TEXTS[locale];
    return {
      tasks: [],
      facts: [
        { label: texts.today, value: shownCount(today) },
        { label: texts.week, value: shownCount(week) },
      ],
    };
  },
};

async function countLearners(db: Executor, days: Days): Promise<number> {
  const [row] = await db
    .select({ learners: countDistinct(studyDays.userId) })
    .from(studyDays)
    .where(studiedIn(days));
  return row?.learners ?? 0;
}

export const studyTimeDayFigures: readonly DayFigure[] = [
  {
    name: 'study-time.active',
    titles: titlesOf('active'),
    unit: 'people',
    read: (db, days) =>
      db
        .select({ day: studyDays.date, value: count() })
        .from(studyDays)
        .where(studiedIn(days))
        .groupBy(studyDays.date),
  },
  {
    name: 'study-time.minutes',
    titles: titlesOf('minutes'),
    unit: 'minutes',
    read: (db, days) =>
      db
        .select({
          day: studyDays.date,
          value: sql<number>`sum(${studyDays.countedSeconds}) / 60`.mapWith(Number),
        })
        .from(studyDays)
        .where(studiedIn(days))
        .groupBy(studyDays.date),
  },
];
