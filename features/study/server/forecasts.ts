// What a person's minutes come to: a forecast of words, and what each retention would cost.

import type { UserId } from '../../../kit/core/user-id.ts';
import { placesAnswered } from '../../learning-events/server/api.ts';
import { FORECAST_DAYS, RETENTIONS, SHORT_DAYS } from '../domain/bounds.ts';
import { keptShare, wordsToCome } from '../domain/day/forecast.ts';
import { loadOf, newWordLoad, newWordsADay } from '../domain/day/load.ts';
import { dateAfter, weekShare } from '../domain/day/study-day.ts';
import { DAY_MS } from '../domain/memory/times.ts';
import { modelOf, type StudySettings } from '../domain/settings.ts';
import type { StudyDeps } from './deps.ts';
import type { DayState } from './sessions/read-day.ts';
import { countUnmet, firstUnmet } from './sources/fresh-words.ts';
import { countWaiting } from './sources/waiting-words.ts';
import { countComingWords } from './words/known-words.ts';

type ForecastParams = Pick<DayState, 'totals' | 'params' | 'date'> & {
  /** That are known. */
  readonly wordsNow: number;
  readonly settings: Pick<StudySettings, 'lists' | 'easyDays' | 'freeDays'>;
};

type SpanParams = Pick<DayState, 'totals' | 'params' | 'date'> & {
  readonly days: number;
  readonly minutesADay: number;
};

/** New words that so many minutes a day bring in so many days, and the date that it is then. */
export function wordsWithin({ totals, params, date, days, minutesADay }: SpanParams) {
  return {
    date: dateAfter(date, days),
    words: Math.round(wordsToCome({ ...params, groups: totals.groups, secondsADay: minutesADay * 60, days })),
  };
}

/**
 * The forecast of words that all pages show: at the minutes that a day really holds, and, for who follows a plan, at its
 * pace; for who follows none, of the words that wait for them, which are told with it, and the lesson that they are in the
 * middle of.
 */
export async function readForecast(
  deps: StudyDeps,
  userId: UserId,
  { totals, params, date, wordsNow, settings }: ForecastParams,
) {
  const { db, minutesAhead, planPace } = deps;
  const [minutesADay, pace, coming] = await Promise.all([
    minutesAhead(userId),
    planPace(userId),
    countComingWords(db, userId),
  ]);
  const meanMinutes = minutesADay * weekShare(settings);
  const won = wordsWithin({ totals, params, date, minutesADay: meanMinutes, days: FORECAST_DAYS });
  const kept = keptShare(params);
  const begun = Math.ceil(won.words / kept);
  const waiting = await countWaiting(deps, userId, {
    listIds: settings.lists,
    near: SHORT_DAYS * Math.max(1, Math.ceil(begun / FORECAST_DAYS)),
    far: begun,
  });
  // The lessons of a plan bring its words; who follows none learns what waits for them, and what their lessons bring.
  const lessons = pace === null && waiting < begun ? await lessonsOfLate(deps, userId) : [];
  const { lists } = settings;
  const offered =
    pace === null
      ? kept * (await countOffered(deps, userId, { listIds: lists, waiting, limit: begun, lessons }))
      : pace * FORECAST_DAYS;
  const words = Math.min(won.words, Math.round(offered));
  // What was missed a moment ago is asked again until it is known, and what was met today comes back: neither is lost.
  const wordsThen = wordsNow + Math.round(coming * kept) + words;
  const forecast = {
    minutesADay,
    days: FORECAST_DAYS,
    date: won.date,
    wordsNow,
    wordsThen,
    isByPlan: pace !== null,
  };
  const lesson = lessons.length === 0 ? undefined : await firstUnmet(deps, userId, lessons);
  return { forecast, waiting, lesson: lesson?.replace(LESSON, '') ?? null };
}

const LESSON = 'lesson:';

/** The lists of lessons in which a person has answered of late, in the order of the course. */
async function lessonsOfLate({ db, lists }: StudyDeps, userId: UserId): Promise<readonly string[]> {
  const since = new Date(Date.now() - FORECAST_DAYS * DAY_MS);
  const places = new Set(await placesAnswered(db, userId, { source: 'lesson', since }));
  return courseOf(lists()).filter((id) => places.has(id.replace(LESSON, '')));
}

const courseOf = (lists: ReturnType<StudyDeps['lists']>): string[] =>
  Array.from(lists).flatMap(([id, { kind }]) => (kind === 'lesson' ? [id] : []));

type OfferedParams = {
  readonly listIds: readonly string[];
  /** As many wait, without the course. */
  readonly waiting: number;
  readonly limit: number;
  /** In which something was answered of late. */
  readonly lessons: readonly string[];
};

/** With the words of the lessons ahead, for who has answered in one of late: the path leads on through the course. */
async function countOffered(
  deps: StudyDeps,
  userId: UserId,
  { listIds, waiting, limit, lessons }: OfferedParams,
): Promise<number> {
  if (lessons.length === 0) return waiting;
  const coming = await countUnmet(deps, userId, {
    listIds: [...listIds, ...courseOf(deps.lists())],
    limit,
    probable: () => deps.probableOf(userId),
  });
  return Math.max(waiting, coming);
}

/** The mean of so many days is what a retention costs a day. */
const PRICE_DAYS = 60;

export function pricesOf({ totals, params, minutesAhead, settings }: DayState) {
  return RETENTIONS.map((retention) => {
    const at = { ...params, model: modelOf(retention, settings.fitted) };
    const load = loadOf(totals.groups, { ...at, days: PRICE_DAYS });
    const seconds = load.reduce((sum, each) => sum + each, 0) / PRICE_DAYS;
    return {
      retention,
      // Few cards cost little, and not nothing.
      minutesADay: seconds === 0 ? 0 : Math.max(0.1, Math.round(seconds / 6) / 10),
      newWordsADay: Math.floor(newWordsADay(load, newWordLoad(at), minutesAhead * 60 * weekShare(settings))),
    };
  });
}
