// What a person knows, word by word, and what their minutes come to.

import { type SQL, sql } from 'drizzle-orm';
import type { UserId } from '../../../kit/core/user-id.ts';
import type { Database } from '../../../kit/server/db/database.ts';
import { keptShare } from '../domain/day/forecast.ts';
import { loadOf } from '../domain/day/load.ts';
import { dayOf } from '../domain/day/study-day.ts';
import type { CardWord } from '../domain/memory/card.ts';
import { isKnown, KEPT_DAYS, LASTING_DAYS, type WordState } from '../domain/memory/word-state.ts';
import { readTotals } from './cards/cards-repo.ts';
import { foldMarked } from './cards/fold-cards.ts';
import { sumRecalls } from './cards/recalls-repo.ts';
import type { StudyDeps } from './deps.ts';
import { readForecast, wordsWithin } from './forecasts.ts';
import { answersBefore, paramsOf, readAnswers } from './sessions/read-day.ts';
import { findSettings } from './settings-repo.ts';
import { studyCards } from './tables.ts';
import { byRecognition, countComingWords, isApart, isWordKnown } from './words/known-words.ts';

const isTakenUp = sql<boolean>`bool_or(${studyCards.addedAt} is not null)`;
const isLasting = byRecognition(
  sql`${studyCards.stage} = 'review' and ${studyCards.stability} >= ${LASTING_DAYS}`,
);
const isRecognised = sql`${studyCards.skill} = 'recognise' and ${studyCards.stage} = 'review'`;
const stateOf: SQL<WordState> = sql`case
  when ${isWordKnown} and ${isLasting} then 'lasting'
  when ${isWordKnown} then 'fresh'
  when bool_and(${studyCards.isSuspended}) then 'suspended'
  when bool_or(${studyCards.stage} <> 'new') then 'learning'
  else 'new' end`;
/** A word is kept when it was known on another day too, and rests for some. */
const isKept: SQL<boolean> = sql`coalesce(bool_or(${isRecognised}
  and ${isApart}
  and ${studyCards.due} >= ${studyCards.lastAt} + ${KEPT_DAYS} * interval '1 day')
  and not bool_and(${studyCards.isSuspended}), false)`;

export type StatedWord = CardWord & {
  readonly state: WordState;
  readonly isKept: boolean;
  /** Of the first answer; null before it. */
  readonly firstAt: Date | null;
};
type StatedRow = CardWord & {
  readonly state: WordState;
  readonly kept: boolean;
  readonly first_at: number | null;
};

/**
 * Every word that a person has taken up or knows, each once in each reading, in any order. Thousands of rows are read as
 * they come: mapping each by its columns takes longer than the statement.
 */
export async function listWordStates(db: Database, userId: UserId): Promise<StatedWord[]> {
  await foldMarked(db, userId);
  const { word, reading, firstAt } = studyCards;
  const { rows } = await db.execute<StatedRow>(sql`
    select ${word} as word, ${reading} as reading, ${stateOf} as state, ${isKept} as kept,
      (extract(epoch from min(${firstAt})) * 1000)::float8 as first_at
    from ${studyCards} where ${studyCards.userId} = ${userId}
    group by 1, 2 having ${isTakenUp} or ${isWordKnown}`);
  return rows.map(({ word: text, reading: read, state, kept, first_at: at }) => ({
    word: text,
    reading: read,
    state,
    isKept: kept,
    firstAt: at === null ? null : new Date(at),
  }));
}

/** `now` in milliseconds since 1970; `since`: from when on recalls are counted, null for all of them. */
export type Moments = { readonly now: number; readonly since: Date | null };

type Span = { readonly now: number; readonly days: number; readonly minutesADay: number };

/** Of the days before that of a moment: what a day is planned by. */
async function readAnswersBefore(deps: StudyDeps, userId: UserId, now: number) {
  const [local, answers] = await Promise.all([
    deps.localDay(userId, new Date(now)),
    readAnswers(deps, userId, now),
  ]);
  return answersBefore(answers, dayOf({ ...local, endsAt: local.endsAt.getTime() }, now));
}

/** How many new words so many minutes a day bring in so many days, by what was remembered so far; beside them those that were met, and are known when they come back. */
export async function readWordsToCome(deps: StudyDeps, userId: UserId, { now, ...span }: Span) {
  const { db } = deps;
  await foldMarked(db, userId);
  const [{ date, endsAt }, settings, answers] = await Promise.all([
    deps.localDay(userId, new Date(now)),
    findSettings(db, userId),
    readAnswersBefore(deps, userId, now),
  ]);
  const [totals, coming] = await Promise.all([readTotals(db, userId, endsAt), countComingWords(db, userId)]);
  const params = paramsOf(settings, answers, totals.groups);
  return {
    ...wordsWithin({ totals, params, date, ...span }),
    coming: Math.round(coming * keptShare(params)),
  };
}

/** Seconds a day that a person's cards will ask for, the mean of the days that are looked ahead; 0 without cards. */
export async function readReviewSeconds(deps: StudyDeps, userId: UserId, now: number): Promise<number> {
  const { db } = deps;
  await foldMarked(db, userId);
  const [{ endsAt }, settings, answers] = await Promise.all([
    deps.localDay(userId, new Date(now)),
    findSettings(db, userId),
    readAnswersBefore(deps, userId, now),
  ]);
  const { groups } = await readTotals(db, userId, endsAt);
  const load = loadOf(groups, paramsOf(settings, answers, groups));
  return load.reduce((sum, each) => sum + each, 0) / load.length;
}

/** Cards are computed first: words, recalls and the forecast all come from them. */
export async function readKnowledge(deps: StudyDeps, userId: UserId, { now, since }: Moments) {
  const { db } = deps;
  const [words, local, settings, answers] = await Promise.all([
    listWordStates(db, userId),
    deps.localDay(userId, new Date(now)),
    findSettings(db, userId),
    readAnswersBefore(deps, userId, now),
  ]);
  const [totals, recalls] = await Promise.all([
    readTotals(db, userId, local.endsAt),
    sumRecalls(db, userId, since),
  ]);
  const params = paramsOf(settings, answers, totals.groups);
  const { forecast } = await readForecast(deps, userId, {
    totals,
    wordsNow: words.filter(({ state }) => isKnown(state)).length,
    params,
    settings,
    date: local.date,
  });
  return { words, recalls, forecast };
}
