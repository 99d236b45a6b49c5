// Composes plans with the evidence of other features that they are measured by.

import type { Content } from '../../../content/schema/content.ts';
import { findLearnerSettings } from '../../../features/learner-settings/server/api.ts';
import { textsRead } from '../../../features/learning-events/server/api.ts';
import type { createLessons } from '../../../features/lessons/server/api.ts';
import { createCatalogue, createPlans } from '../../../features/plans/server/api.ts';
import { ageOf } from '../../../features/privacy/server/api.ts';
import { practisedScenes } from '../../../features/scenarios/server/api.ts';
import { dateAfter, dayOf } from '../../../features/study/domain/index.ts';
import type { createStudy } from '../../../features/study/server/api.ts';
import {
  dateIn,
  daysAway,
  minutesStudied,
  STUDY_DAY_SECONDS,
} from '../../../features/study-time/domain/index.ts';
import { countDays, latestDays, localDay } from '../../../features/study-time/server/api.ts';
import { listFinishedPlays, topicTalksSince } from '../../../features/tutor-chat/server/api.ts';
import type { UserId } from '../../../kit/core/user-id.ts';
import { openLexicon } from '../../../kit/server/chinese/lexicon.ts';
import type { Database } from '../../../kit/server/db/database.ts';
import type { composePath } from './compose-path.ts';

/** A day counts from its first whole minute, as in the report. */
const LEAST_SECONDS = 60;

type PlansOptions = Parameters<typeof createPlans>[0];
type PlansServices = Pick<PlansOptions, 'db' | 'jobs' | 'log' | 'allowanceOf' | 'postNotice'>;
type PlansParts = Pick<PlansOptions, 'ai'> & {
  readonly content: () => Content;
  readonly lessons: ReturnType<typeof createLessons>;
  readonly path: ReturnType<typeof composePath>;
  readonly study: ReturnType<typeof createStudy>;
};

export const composePlans = (
  { db, jobs, log, allowanceOf, postNotice }: PlansServices,
  { ai, content, lessons, path, study }: PlansParts,
) =>
  createPlans({
    db,
    jobs,
    log,
    ai,
    // Those under 16 buy nothing: what a membership would add is not told to them.
    allowanceOf: async (member) => {
      const allowance = await allowanceOf(member);
      return (await ageOf(db, member.id)) === 'younger' ? { ...allowance, vip: allowance.own } : allowance;
    },
    postNotice,
    catalogue: createCatalogue(content, openLexicon),
    history: {
      lessonRounds: lessons.roundsOf,
      places: path.placesOf,
      lessonsBehind: path.lessonsBehind,
      finishedPlays: (userId, before) => listFinishedPlays(db, userId, before),
      practisedScenes: (userId, before) => practisedScenes(db, content().scenarios, userId, before),
      topicTalks: (userId, since) => topicTalksSince(db, userId, since),
      textsRead: (userId, before) => textsRead(db, userId, before),
      reviewOfToday: study.reviewOfToday,
      reviewsEnded: study.reviewsEnded,
      reviewSeconds: study.reviewSeconds,
      minutesWished: async (userId) => (await findLearnerSettings(db, userId)).minutesADay,
      today: async (userId) => (await localDay(db, userId, new Date())).date,
      dayOf: (userId) => readDay(db, study, userId),
      minutesStudied: async (userId, since) => (await countSince(db, userId, since, LEAST_SECONDS)).minutes,
      // As the days of home and report count.
      daysStudied: async (userId, since) => (await countSince(db, userId, since, STUDY_DAY_SECONDS)).days,
      lastStudied: (userId) => readLastStudied(db, userId),
      knownWords: path.knownOf,
      metWords: path.metOf,
    },
    ahead: {
      weekShare: study.weekShare,
      studyDays: study.studyDays,
      wordsToCome: study.wordsToCome,
      wordsUpTo: path.wordsUpTo,
      start: path.start,
    },
  });

/** The day as it is: of study time that was counted, and of its review. */
async function readDay(db: Database, study: PlansParts['study'], userId: UserId) {
  const { zone, date, endsAt } = await localDay(db, userId, new Date());
  const [day] = await latestDays(db, userId, { before: undefined, limit: 1 });
  const own = day?.date === date ? day : undefined;
  const beganAt = (on: string) =>
    new Date(dayOf({ zone, date: on, endsAt: endsAt.getTime() }, Date.now()).startsAt);
  const yesterday = dateAfter(date, -1);
  return {
    beganAt: beganAt(date),
    share: await study.dayShare(userId, date),
    yesterday:
      (await study.dayShare(userId, yesterday)) === 0
        ? null
        : { date: yesterday, beganAt: beganAt(yesterday) },
    minutes: minutesStudied(own?.studied ?? 0),
    isReviewDone: own?.isReviewDone ?? false,
  };
}

async function countSince(db: Database, userId: UserId, since: Date, leastSeconds: number) {
  const { zone } = await localDay(db, userId, new Date());
  return countDays(db, userId, { from: dateIn(zone, since.getTime()), leastSeconds });
}

/** Days with a few seconds alone are looked past. */
const DAYS_READ = 30;

async function readLastStudied(db: Database, userId: UserId) {
  const [{ date: today }, days] = await Promise.all([
    localDay(db, userId, new Date()),
    latestDays(db, userId, { before: undefined, limit: DAYS_READ }),
  ]);
  const last = days.find(({ studied }) => studied >= LEAST_SECONDS);
  return last ? { date: last.date, daysAgo: daysAway([last], today) } : null;
}
