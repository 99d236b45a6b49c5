// Puts together what a learner did today from what the features count.

import { implement } from '@orpc/server';
import type { UserId } from '../../../kit/core/user-id.ts';
import type { DayCount, ZonedDate } from '../../../kit/server/db/day-count.ts';
import { type RequestContext, requireMember } from '../../../kit/server/http/request/context.ts';
import { daysAway, weekUntil } from '../../study-time/domain/index.ts';
import { todayContract } from '../contract.ts';
import { streakOf } from '../domain/index.ts';

type CountOfDay = (userId: UserId, day: ZonedDate) => Promise<DayCount>;

export type TodaySources = {
  readonly localDay: (userId: UserId) => Promise<ZonedDate>;
  /** What the person wants to study a day, as far as their study time holds it. */
  readonly minutesADay: (userId: UserId) => Promise<number>;
  /** What they chose; null where nothing was. */
  readonly minutesWished: (userId: UserId) => Promise<number | null>;
  /** How much of them a date has: 0 on a free day, to 1. */
  readonly dayShare: (userId: UserId, date: string) => Promise<number>;
  /** Days with a count of study time, the latest first. */
  readonly latestDays: (userId: UserId, limit: number) => Promise<readonly StudiedDay[]>;
  readonly countSentences: CountOfDay;
  readonly countWordsMet: CountOfDay;
  readonly countWordsKept: CountOfDay;
  readonly listFinished: (userId: UserId) => Promise<readonly { kind: 'role' | 'scene'; subject: string }[]>;
};

type StudiedDay = {
  readonly date: string;
  readonly studied: number;
  /** All that its review had planned was done. */
  readonly isReviewDone: boolean;
  readonly isStudyDay: boolean;
};

/** A streak is looked at so far back. */
const DAYS_READ = 400;

export function createToday(sources: TodaySources) {
  const os = implement(todayContract).$context<RequestContext>();
  const handlers = os.router({
    read: os.read.handler(async ({ context }) => readToday(sources, requireMember(context).id)),
    listFinished: os.listFinished.handler(async ({ context }) => [
      ...(await sources.listFinished(requireMember(context).id)),
    ]),
  });
  return { handlers };
}

async function readToday(sources: TodaySources, userId: UserId) {
  const day = await sources.localDay(userId);
  const [minutesADay, minutesWished, share, studied, sentences, wordsMet, wordsKept] = await Promise.all([
    sources.minutesADay(userId),
    sources.minutesWished(userId),
    sources.dayShare(userId, day.date),
    sources.latestDays(userId, DAYS_READ),
    sources.countSentences(userId, day),
    sources.countWordsMet(userId, day),
    sources.countWordsKept(userId, day),
  ]);
  const studyDays = studied.filter(({ isStudyDay }) => isStudyDay).map(({ date }) => date);
  const reviewed = new Set(studied.filter(({ isReviewDone }) => isReviewDone).map(({ date }) => date));
  return {
    date: day.date,
    minutesADay,
    minutesWished,
    minutesToday: Math.round(minutesADay * share),
    days: weekUntil(day.date, studied).map(({ date, studied: seconds }) => ({
      date,
      seconds,
      isReviewDone: reviewed.has(date),
    })),
    sentences,
    wordsMet,
    wordsKept,
    daysAway: daysAway(studied, day.date),
    streak: streakOf(studyDays, day.date),
  };
}
