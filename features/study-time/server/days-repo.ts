// What was given and studied on each day.

import { and, count, desc, eq, gte, inArray, lt, or, type SQL, sql } from 'drizzle-orm';
import type { UserId } from '../../../kit/core/user-id.ts';
import type { Executor } from '../../../kit/server/db/database.ts';
import { type LocalDate, STUDY_DAY_SECONDS } from '../domain/index.ts';
import { studyDays } from './tables.ts';

type DaySeconds = { readonly userId: UserId; readonly date: LocalDate; readonly seconds: number };

/** Begins a day of the clock. What was studied on it before, as brought days of the demo have it, stays. */
export async function beginDay(tx: Executor, { userId, date, seconds }: DaySeconds): Promise<void> {
  await tx
    .insert(studyDays)
    .values({ userId, date, givenSeconds: seconds })
    .onConflictDoUpdate({ target: [studyDays.userId, studyDays.date], set: { givenSeconds: seconds } });
}

export async function addGiven(tx: Executor, { userId, date, seconds }: DaySeconds): Promise<void> {
  await tx
    .update(studyDays)
    .set({ givenSeconds: sql`${studyDays.givenSeconds} + ${seconds}` })
    .where(and(eq(studyDays.userId, userId), eq(studyDays.date, date)));
}

/** Adds counted time; true when it has just made the day one on which the person has really studied. */
export async function addCounted(tx: Executor, { userId, date, seconds }: DaySeconds): Promise<boolean> {
  const [day] = await tx
    .update(studyDays)
    .set({ countedSeconds: sql`${studyDays.countedSeconds} + ${seconds}` })
    .where(and(eq(studyDays.userId, userId), eq(studyDays.date, date)))
    .returning({ counted: studyDays.countedSeconds });
  if (!day) throw new Error('time was counted on a day that has not begun');
  return day.counted >= STUDY_DAY_SECONDS && day.counted - seconds < STUDY_DAY_SECONDS;
}

/** All that the review of a day had planned was done, however quickly: it counts as a day of study. */
export async function markReviewDone(db: Executor, userId: UserId, date: LocalDate): Promise<void> {
  await db
    .update(studyDays)
    .set({ isReviewDone: true })
    .where(and(eq(studyDays.userId, userId), eq(studyDays.date, date), eq(studyDays.isReviewDone, false)));
}

/** Cards were answered, however quickly and few: it counts as a day of study. */
export async function markAnswered(db: Executor, userId: UserId, date: LocalDate): Promise<void> {
  await db
    .update(studyDays)
    .set({ isAnswered: true })
    .where(and(eq(studyDays.userId, userId), eq(studyDays.date, date), eq(studyDays.isAnswered, false)));
}

/** Days with so much study, and those on which cards were answered or the review was done. */
const hasStudy = (leastSeconds: number): SQL | undefined =>
  or(
    gte(studyDays.countedSeconds, leastSeconds),
    eq(studyDays.isReviewDone, true),
    eq(studyDays.isAnswered, true),
  );
const IS_STUDY_DAY = sql<boolean>`${hasStudy(STUDY_DAY_SECONDS)}`;

type DaysPage = { readonly before: LocalDate | undefined; readonly limit: number };

/** Days, the latest first. */
export async function listDays(db: Executor, userId: UserId, { before, limit }: DaysPage) {
  return db
    .select({
      date: studyDays.date,
      given: studyDays.givenSeconds,
      studied: studyDays.countedSeconds,
      isReviewDone: studyDays.isReviewDone,
      isStudyDay: IS_STUDY_DAY,
    })
    .from(studyDays)
    .where(and(eq(studyDays.userId, userId), before === undefined ? undefined : lt(studyDays.date, before)))
    .orderBy(desc(studyDays.date))
    .limit(limit);
}

/** How many seconds a person has studied from a day of their own zone on. */
export async function sumStudied(
  db: Executor,
  userId: UserId,
  { from }: { readonly from: LocalDate },
): Promise<number> {
  const [row] = await db
    .select({ seconds: sql<number>`coalesce(sum(${studyDays.countedSeconds}), 0)`.mapWith(Number) })
    .from(studyDays)
    .where(and(eq(studyDays.userId, userId), gte(studyDays.date, from)));
  return row?.seconds ?? 0;
}

/** Which days are meant: from one on, those with so much study or with all that their review had planned. */
type DaysFilter = { readonly from: LocalDate | null; readonly leastSeconds: number };

const meant = (userId: UserId, { from, leastSeconds }: DaysFilter) =>
  and(
    eq(studyDays.userId, userId),
    from === null ? undefined : gte(studyDays.date, from),
    hasStudy(leastSeconds),
  );

/** How many days there were, and the sum of their whole minutes: as many as a list of them shows. */
export async function countDays(
  db: Executor,
  userId: UserId,
  filter: DaysFilter,
): Promise<{ readonly days: number; readonly minutes: number }> {
  const [row] = await db
    .select({
      days: count(),
      minutes: sql<number>`coalesce(sum(${studyDays.countedSeconds} / 60), 0)`.mapWith(Number),
    })
    .from(studyDays)
    .where(meant(userId, filter));
  return row ?? { days: 0, minutes: 0 };
}

/** The first day on which a person has studied at all; null before it. */
export async function firstStudied(db: Executor, userId: UserId): Promise<LocalDate | null> {
  const [row] = await db
    .select({ date: studyDays.date })
    .from(studyDays)
    .where(meant(userId, { from: null, leastSeconds: 1 }))
    .orderBy(studyDays.date)
    .limit(1);
  return row?.date ?? null;
}

/** The days themselves, the latest first. */
export async function listStudied(
  db: Executor,
  userId: UserId,
  { before, limit, ...filter }: DaysFilter & DaysPage,
) {
  return db
    .select({ date: studyDays.date, studied: studyDays.countedSeconds })
    .from(studyDays)
    .where(and(meant(userId, filter), before === undefined ? undefined : lt(studyDays.date, before)))
    .orderBy(desc(studyDays.date))
    .limit(limit);
}

/** What each of some people studied on the days from one on. */
export async function listDaysOf(db: Executor, people: readonly UserId[], from: LocalDate) {
  if (people.length === 0) return [];
  return db
    .select({
      userId: studyDays.userId,
      date: studyDays.date,
      seconds: studyDays.countedSeconds,
      isStudyDay: IS_STUDY_DAY,
    })
    .from(studyDays)
    .where(and(inArray(studyDays.userId, [...people]), gte(studyDays.date, from)));
}
