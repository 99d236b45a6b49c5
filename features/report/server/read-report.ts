// Puts a report together from what the features count: a few statements side by side, whatever the length of the history.

import type { UserId } from '../../../kit/core/user-id.ts';
import { countAnswers, countImported, countTextsRead } from '../../learning-events/server/api.ts';
import { STUDY_DAY_SECONDS } from '../../study-time/domain/index.ts';
import { countDays, firstStudied, listStudied } from '../../study-time/server/api.ts';
import {
  advisedMinutes,
  calendarStart,
  daysOfLearner,
  figuresOf,
  firstDateOf,
  type Period,
  progressOf,
  startOf,
  withProbable,
  wordFigures,
} from '../domain/index.ts';
import type { Report, ReportDeps } from './deps.ts';
import { withBands } from './reported-words.ts';

const CALENDAR_WEEKS = 53;

/** A day is listed, and counts, from its first whole minute. */
export const LEAST_SECONDS = 60;

export type ReportSpan = {
  readonly date: string;
  readonly from: string | null;
  readonly since: Date | null;
};

/** The period as the person's own calendar has it today. */
export async function spanOf(deps: ReportDeps, userId: UserId, period: Period): Promise<ReportSpan> {
  const { zone, date } = await deps.localDay(userId, new Date());
  const from = firstDateOf(period, date);
  return { date, from, since: from === null ? null : startOf(from, zone) };
}

export async function readReport(deps: ReportDeps, userId: UserId, period: Period): Promise<Report> {
  const { db } = deps;
  const { date, from, since } = await spanOf(deps, userId, period);
  const calendarFrom = calendarStart(date, CALENDAR_WEEKS);
  const study = { from, leastSeconds: STUDY_DAY_SECONDS };
  const [
    minutes,
    studyDays,
    allDays,
    first,
    calendar,
    answers,
    imported,
    lessons,
    sentences,
    textsRead,
    { words, recalls, forecast },
    probable,
    advised,
    goal,
  ] = await Promise.all([
    countDays(db, userId, { from, leastSeconds: LEAST_SECONDS }),
    countDays(db, userId, study),
    countDays(db, userId, { ...study, from: null }),
    firstStudied(db, userId),
    readCalendar(deps, userId, calendarFrom),
    countAnswers(db, userId, since),
    countImported(db, userId, since),
    deps.countLessons(userId),
    deps.countSentences(userId, since),
    countTextsRead(db, userId, since),
    deps.readKnowledge(userId, { now: Date.now(), since }),
    deps.listProbable(userId),
    deps.knownAgeOf(userId),
    deps.goalOf(userId),
  ]);
  const figures = figuresOf(answers);
  const byWord = wordFigures(withBands(deps, { words, placed: probable }), since);
  return {
    period,
    date,
    from,
    minutes: minutes.minutes,
    studyDays: studyDays.days,
    sentences,
    textsRead,
    calendarDays: daysOfLearner({ from, first }, date),
    advisedMinutes: advisedMinutes(advised),
    goal,
    progress: {
      ...progressOf({ days: allDays.days, lessons: lessons.completed, words: byWord.known }),
      lessonsPlaced: lessons.placed,
    },
    words: {
      ...byWord,
      probable: probable.length,
      states: [...byWord.states],
      bands: withProbable(
        byWord.bands,
        probable.map(({ word }) => deps.bandOf(word) ?? 0),
      ).map((each) => ({
        ...each,
        listed: each.band === 0 ? 0 : deps.bandSize(each.band),
      })),
    },
    answers: {
      ...figures,
      imported,
      skills: [...figures.skills],
      points: figures.points.map((each) => ({ ...each, title: deps.names.pointTitle(each.point) })),
    },
    memory: recalls,
    forecast,
    calendar: { from: calendarFrom, days: calendar },
  };
}

async function readCalendar({ db }: ReportDeps, userId: UserId, from: string) {
  const filter = { from, leastSeconds: LEAST_SECONDS };
  const days = await listStudied(db, userId, { ...filter, before: undefined, limit: 7 * CALENDAR_WEEKS });
  return days.map(toDay).toReversed();
}

type StudiedDay = { readonly date: string; readonly studied: number };

export const toDay = ({ date, studied }: StudiedDay) => ({ date, minutes: Math.floor(studied / 60) });
