// All that a person's day of study is planned from: what is due, what is new, what was done, and the minutes there are.

import type { Member } from '../../../../kit/core/access.ts';
import type { Locale } from '../../../../kit/core/locale.ts';
import type { UserId } from '../../../../kit/core/user-id.ts';
import { CHECK_PART, isClaim } from '../../../learning-events/domain/index.ts';
import { latestReviews } from '../../../learning-events/server/api.ts';
import { MISSES_A_DAY } from '../../domain/bounds.ts';
import { isComeback, missedDays } from '../../domain/day/comeback.ts';
import {
  type CardGroup,
  desiredRetention,
  type LoadParams,
  loadOf,
  missesOf,
  newWordLoad,
  newWordsADay,
  newWordsToday,
  wordsOn,
} from '../../domain/day/load.ts';
import { lookSeconds, measure, type Pace, paceOf, plannedTimeOf, timeOf } from '../../domain/day/pace.ts';
import { type Day, skillKey, wordKey } from '../../domain/day/plan.ts';
import { dayNumber, dayOf, dayShare, weekShare } from '../../domain/day/study-day.ts';
import type { GlossLanguage } from '../../domain/exercises/index.ts';
import type { CardSkill, CardState } from '../../domain/memory/card.ts';
import { CARD_SKILLS } from '../../domain/memory/card.ts';
import { DAY_MS } from '../../domain/memory/times.ts';
import { modelOf, type StudySettings, USUAL_MINUTES } from '../../domain/settings.ts';
import { cardsOfWords, dueCards, firstMetIn, readTotals } from '../cards/cards-repo.ts';
import { foldMarked } from '../cards/fold-cards.ts';
import type { StudyDeps } from '../deps.ts';
import { findSettings } from '../settings-repo.ts';
import { leftOutSince } from './sessions-repo.ts';

/** Answers that tell how fast somebody is and how often they miss. */
const MEASURED = { days: 30, answers: 600 };

/** What is asked depends on where: without a voice nothing is listened to, and meanings stand in one language. */
export type Device = { readonly hasVoice: boolean; readonly language: GlossLanguage };

/** Of who reads the page in a language; who reads it in Chinese gets English. */
export const deviceOf = (hasVoice: boolean, locale: Locale): Device => ({
  hasVoice,
  language: locale === 'pt' ? 'pt' : 'en',
});

export const askedOn =
  ({ hasVoice }: Pick<Device, 'hasVoice'>) =>
  ({ skill }: { readonly skill: CardSkill }): boolean =>
    hasVoice || skill !== 'listening';

export async function readDay(deps: StudyDeps, member: Member, { hasVoice, language }: Device) {
  const now = Date.now();
  const { db } = deps;
  const userId = member.id;
  await foldMarked(db, userId);
  const local = await deps.localDay(userId, new Date(now));
  const day = dayOf({ ...local, endsAt: local.endsAt.getTime() }, now);
  const isAsked = askedOn({ hasVoice });
  const [settings, minutes, minutesAhead, secondsLeft, answers, allDue, all, leftOut] = await Promise.all([
    findSettings(db, userId),
    deps.minutesADay(userId),
    deps.minutesAhead(userId),
    deps.secondsLeft(member),
    readAnswers(deps, userId, now),
    dueCards(db, userId, local.endsAt),
    readTotals(db, userId, local.endsAt),
    leftOutSince(db, userId, new Date(day.startsAt)),
  ]);
  const dueToday = allDue.filter(isAsked);
  const groups: readonly CardGroup[] = all.groups.filter(isAsked);
  const totals = { groups };
  const skills = settings.skills.filter((skill) => isAsked({ skill }));
  const params = paramsOf({ ...settings, skills }, answersBefore(answers, day), totals.groups);
  const minutesADay = minutes ?? USUAL_MINUTES;
  const share = dayShare(local.date, settings);
  const done = await readDone(deps, userId, { answers, day, params });
  const load = loadOf(totals.groups, params);
  load[0] = (load[0] ?? 0) + done.seconds;
  const secondsADay = minutesAhead * 60 * weekShare(settings);
  const perWord = newWordLoad(params);
  const missed = missedDays(latestBefore(answers, dueToday, day.startsAt), day.startsAt);
  const reviews = dueToday.filter(({ stage }) => stage !== 'new').length + done.metToday.size - done.newWords;
  const isBack = isComeback(missed, reviews);
  const freshToday =
    isBack || share === 0
      ? 0
      : wordsOn(dayNumber(local.date), newWordsToday(load, perWord, { secondsADay, met: done.newWords }));
  return {
    hasVoice,
    language,
    day,
    date: local.date,
    settings,
    params,
    due: dueToday.filter((card) => !done.letGo.has(skillKey(card)) && !leftOut.has(skillKey(card))),
    /** Cards of which a page could ask nothing fair today, by `skillKey`. */
    leftOut,
    totals,
    done,
    minutesADay,
    /** Minutes that a usual day to come really holds: no more than its study time. */
    minutesAhead,
    /** Of the usual minutes: 0 on a free day, a half on an easy one. */
    share,
    secondsLeft,
    newWordsADay: newWordsADay(load, perWord, secondsADay),
    /** Words that may still be shown today. */
    freshLeft: Math.max(0, freshToday - done.newWords),
    /** Days since the day of the last review before today, while what waits since then keeps new words back; else 0. */
    daysAway: isBack ? missed + 1 : 0,
    /** Seconds that today's plan still has. */
    seconds: Math.max(0, Math.min(minutesADay * 60 * share - done.seconds, secondsLeft)),
  };
}
export type DayState = Awaited<ReturnType<typeof readDay>>;

/** Of who reviewed nothing for longer than answers are read, the cards that wait tell it. */
function latestBefore(
  answers: readonly Answer[],
  due: readonly CardState[],
  startsAt: number,
): number | undefined {
  const times = answers.map(({ happenedAt }) => happenedAt.getTime());
  const latest = times.filter((at) => at < startsAt);
  if (latest.length > 0 || times.length > 0) return latest.length > 0 ? Math.max(...latest) : undefined;
  const old = due.flatMap(({ stage, lastAt }) => (stage === 'new' || lastAt === null ? [] : [lastAt]));
  const last = Math.max(...old);
  return last < startsAt - MEASURED.days * DAY_MS && old.length > 0 ? last : undefined;
}

type Answer = Awaited<ReturnType<typeof readAnswers>>[number];

export async function readAnswers({ db }: StudyDeps, userId: UserId, now: number) {
  const since = new Date(now - MEASURED.days * DAY_MS);
  const reviews = await latestReviews(db, userId, { since, limit: MEASURED.answers });
  return reviews.flatMap((review) => {
    const skill: CardSkill | undefined = CARD_SKILLS.find((each) => each === review.skill);
    return skill === undefined ? [] : [{ ...review, skill }];
  });
}

/** A day is planned by the days before it: what it holds does not change while it is answered. */
export const answersBefore = (answers: readonly Answer[], { startsAt }: Pick<Day, 'startsAt'>) =>
  answers.filter(({ happenedAt }) => happenedAt.getTime() < startsAt);

/** `answers`: of the days before. */
export function paramsOf(
  settings: StudySettings,
  answers: readonly Answer[],
  groups: readonly CardGroup[],
): LoadParams & { readonly retention: number } {
  const model = modelOf(settings.retention, settings.fitted);
  const retention = desiredRetention(groups, model);
  const asked = answers.filter((answer) => !isClaim(answer));
  const missed = asked.filter(({ outcome }) => outcome !== 'right' && outcome !== 'near').length;
  return {
    model,
    retention,
    pace: paceOf(measure(answers)),
    skills: settings.skills,
    misses: missesOf({ reviews: asked.length, missed }, retention),
  };
}

type Done = {
  readonly answers: readonly Answer[];
  readonly day: Day;
  readonly params: { readonly pace: Pace; readonly retention: number };
};

/** What was done since the day began. Looking at a new word is no answer, so it counts as what it usually takes. */
async function readDone({ db }: StudyDeps, userId: UserId, { answers, day: { startsAt }, params }: Done) {
  const { pace, retention } = params;
  const today = answers.filter(({ happenedAt }) => happenedAt.getTime() >= startsAt);
  const cards: readonly CardState[] = await cardsOfWords(
    db,
    userId,
    today.map(({ word }) => word),
  );
  const metToday = new Set(
    cards.filter(({ lastAt, reviews }) => reviews > 0 && (lastAt ?? 0) >= startsAt).map(wordKey),
  );
  const claimed = new Set(today.filter(isClaim).map(wordKey));
  const asked = today.filter((answer) => !isClaim(answer));
  const met = firstMetIn(cards, today);
  const checked = new Set(today.filter(({ partId }) => partId === CHECK_PART).map(wordKey));
  // What was known already is no new word of the day: another comes for it.
  const newWords = met.filter((card) => !claimed.has(wordKey(card)) && !checked.has(wordKey(card))).length;
  const misses = countMisses(today);
  return {
    /** Answers, and the different words of them. */
    cards: asked.length,
    words: new Set(asked.map(wordKey)).size,
    seconds:
      plannedTimeOf(asked, pace, retention) + timeOf(today.filter(isClaim)) + newWords * lookSeconds(pace),
    metToday,
    /** Words of which a review has asked. */
    askedToday: new Set(asked.map(wordKey)),
    /** Cards that need not be asked again, by `skillKey`: answered, or said to be known. */
    answered: new Set(today.map(skillKey)),
    /** How often cards were missed, by `skillKey`. */
    misses,
    /** Those that are let go until tomorrow. */
    letGo: new Set([...misses].flatMap(([key, times]) => (times < MISSES_A_DAY ? [] : [key]))),
    newWords,
    /** Words that were expected to be known and asked for it. */
    checks: checked.size,
  };
}

function countMisses(today: readonly Answer[]): ReadonlyMap<string, number> {
  const missed = today.filter(({ outcome }) => outcome === 'wrong' || outcome === 'shown');
  return new Map(Array.from(Map.groupBy(missed, skillKey), ([key, times]) => [key, times.length]));
}
