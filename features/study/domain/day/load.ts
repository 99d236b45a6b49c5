// What cards will cost in the days to come, on average: by it new words are let in, and the forecast is made.

import type { CardSkill } from '../memory/card.ts';
import { type Memory, type MemoryModel, mixed, SHOWN_KNOWN, SHOWN_REST_DAYS } from '../memory/memory.ts';
import { NEW_WORD_SHARE, type Pace } from './pace.ts';

/**
 * Days that are looked ahead for new words. Looking farther lets fewer in at first; the plan of each day looks anew, so
 * nothing piles up either way (`bench -- study`).
 */
export const HORIZON_DAYS = 14;

/** Cards that are alike: due in so many days (0: now or before), of one skill and about one memory. */
export type CardGroup = Memory & {
  readonly skill: CardSkill;
  readonly dueIn: number;
  readonly count: number;
  /** Begun and never asked: a further skill of a word. */
  readonly isNew?: boolean | undefined;
  /** Recognised, and not yet well enough for the word's next skills: these will cost their time as well. */
  readonly isYoung?: boolean | undefined;
};

export type LoadParams = {
  readonly model: MemoryModel;
  readonly pace: Pace;
  readonly skills: readonly CardSkill[];
  /** How often the learner misses cards, as a multiple of what the schedule expects. */
  readonly misses: number;
  readonly days?: number;
};

/** Seconds of each day that cards which are there will cost. */
export function loadOf(
  groups: readonly CardGroup[],
  { model, pace, skills, misses, days = HORIZON_DAYS }: LoadParams,
): number[] {
  const load = Array.from({ length: days }, () => 0);
  const begin = beginning(load, { model, misses });
  for (const { count, dueIn, skill, isYoung, isNew, ...memory } of groups) {
    const seconds = count * pace[skill];
    if (isNew) begin({ day: dueIn, seconds });
    else addPath(load, questionsOf(memory, { model, misses }), { day: dueIn, seconds });
    if (!isYoung) continue;
    for (const [place, each] of furtherOf(skills).entries())
      begin({ day: dueIn + NEXT_SKILLS_AFTER_DUE + place, seconds: count * pace[each] });
  }
  return load;
}

const furtherOf = (skills: readonly CardSkill[]) => skills.filter((skill) => skill !== 'recognise');

/** Adds what a skill costs from the day on which it is asked for the first time. */
function beginning(load: number[], { model, misses }: Follower) {
  const first = firstMemory(model);
  const later = questionsOf(first, { model, misses });
  return ({ day, seconds }: Cost): void => {
    if (day < load.length) load[day] = (load[day] ?? 0) + seconds * (2 - SHOWN_KNOWN);
    addPath(load, later, { day: day + SHOWN_REST_DAYS, seconds });
  };
}

/** Seconds that a new word costs on each day from the one on which it is shown. */
export function newWordLoad({ model, pace, skills, misses, days = HORIZON_DAYS }: LoadParams): number[] {
  const load = Array.from({ length: days }, () => 0);
  const first = firstMemory(model);
  const later = questionsOf(first, { model, misses });
  load[0] = pace.recognise * NEW_WORD_SHARE;
  addPath(load, later, { day: SHOWN_REST_DAYS, seconds: pace.recognise });
  const begin = beginning(load, { model, misses });
  for (const [place, skill] of furtherOf(skills).entries())
    begin({ day: NEXT_SKILLS_AFTER_DAYS + place, seconds: pace[skill] });
  return load;
}

/** Days from a word's next review until its further skills begin: two or three reviews make it lasting enough. */
const NEXT_SKILLS_AFTER_DUE = 4;
const NEXT_SKILLS_AFTER_DAYS = 1 + NEXT_SKILLS_AFTER_DUE;

const firstMemory = (model: MemoryModel): Memory =>
  mixed(model.taught(3), model.next(null, 0, 1), SHOWN_KNOWN);

type Cost = { readonly day: number; readonly seconds: number };

function addPath(load: number[], questions: readonly number[], { day, seconds }: Cost): void {
  for (let at = day; at < load.length; at += 1)
    load[at] = (load[at] ?? 0) + seconds * (questions[at - day] ?? 0);
}

/** So far paths are followed: the longest forecast, and what is looked ahead at its end. */
const PATH_DAYS = 120;
const paths = new WeakMap<MemoryModel, Map<number, readonly number[]>>();
type Follower = Pick<LoadParams, 'model' | 'misses'>;

/** How often a card is asked on each day from its due day on, missed ones twice; of the memory nearest to it on a grid. */
function questionsOf({ stability, difficulty }: Memory, { model, misses }: Follower): readonly number[] {
  const known = paths.get(model) ?? new Map<number, readonly number[]>();
  paths.set(model, known);
  const lasting = Math.round(2 * Math.log2(Math.max(stability, 0.05)));
  const [hard, often] = [Math.max(1, Math.round(difficulty)), Math.round(misses * 4)];
  const key = (lasting * 16 + hard) * 16 + often;
  const found = known.get(key);
  if (found) return found;
  const path = followPath({ stability: 2 ** (lasting / 2), difficulty: hard }, { model, misses: often / 4 });
  known.set(key, path);
  return path;
}

/** Each review is the mean of knowing and missing it, as often as the memory says. */
function followPath(first: Memory, { model, misses }: Follower): number[] {
  const questions = Array.from({ length: PATH_DAYS }, () => 0);
  let memory = first;
  let pause = model.interval(first);
  for (let day = 0; day < PATH_DAYS; day += pause) {
    const known = Math.max(0, 1 - misses * (1 - model.retrievability(memory.stability, pause)));
    questions[day] = 2 - known;
    memory = mixed(model.next(memory, pause, 3), model.next(memory, pause, 1), known);
    pause = model.interval(memory);
  }
  return questions;
}

/** New words a day beyond which no learner keeps them apart, however many minutes there are. */
const NEW_WORDS_MAX = 40;
/** What is too much for a day may be done within so many. */
const SMOOTHED_DAYS = 7;
/** Of the minutes that are promised, so much is filled: some days turn out shorter than they were planned. */
const FILL = 1.25;

/**
 * How many new words a day can be carried by so many seconds a day: at each time from a week on, all reviews until then,
 * of old words and of new ones, must have fitted.
 */
export function newWordsADay(
  load: readonly number[],
  perWord: readonly number[],
  secondsADay: number,
): number {
  let [reviews, each, carried] = [0, 0, 0];
  let least = NEW_WORDS_MAX;
  for (let day = 0; day < perWord.length; day += 1) {
    reviews += load[day] ?? 0;
    // With a word a day, each of those so far has cost what a word costs from its own day on.
    each += perWord[day] ?? 0;
    carried += each;
    if (day >= SMOOTHED_DAYS - 1)
      least = Math.min(least, (FILL * secondsADay * (day + 1) - reviews) / carried);
  }
  return Math.max(0, least);
}

/** While days are still empty of reviews, so many times the usual number of new words may come. */
const AHEAD = 1.5;

type Today = {
  readonly secondsADay: number;
  /** New words that were shown today already; the load has them. */
  readonly met: number;
};

/**
 * How many new words the day as a whole may have. Whoever begins has no reviews to fill the minutes with: then more words
 * than every day could carry are met at once, as long as the days ahead have room for them if fewer come later.
 */
export function newWordsToday(
  load: readonly number[],
  perWord: readonly number[],
  { secondsADay, met }: Today,
): number {
  const before = load.map((seconds, day) => Math.max(0, seconds - met * (perWord[day] ?? 0)));
  const [usual, most] = [newWordsADay(before, perWord, secondsADay), roomFor(before, perWord, secondsADay)];
  return Math.min(NEW_WORDS_MAX, Math.max(usual, Math.min(AHEAD * usual, most)));
}

/** How many words of today alone the days ahead can carry. */
function roomFor(load: readonly number[], perWord: readonly number[], secondsADay: number): number {
  let [reviews, each] = [0, 0];
  let least = NEW_WORDS_MAX;
  for (let day = 0; day < perWord.length; day += 1) {
    reviews += load[day] ?? 0;
    each += perWord[day] ?? 0;
    if (day >= SMOOTHED_DAYS - 1) least = Math.min(least, (FILL * secondsADay * (day + 1) - reviews) / each);
  }
  return Math.max(0, least);
}

/** A number of words for a day, so that the mean of many days is `aDay`: a share of a word is a word on some days. */
export function wordsOn(day: number, aDay: number): number {
  const whole = Math.floor(aDay);
  // The golden ratio spreads the days evenly, whatever the share.
  const chance = (day * 0.618_033_988_75) % 1;
  return whole + (chance < aDay - whole ? 1 : 0);
}

/** Reviews after which a learner's own share of misses counts as much as what the schedule expects. */
const EXPECTED_WEIGHT = 100;
const MOST_MISSES = 3;

/** The retention that is desired of cards, each of its difficulty, on average; without cards, that of new words. */
export function desiredRetention(groups: readonly CardGroup[], model: MemoryModel): number {
  let [cards, known] = [0, 0];
  for (const { count, difficulty, isNew } of groups) {
    if (isNew) continue;
    cards += count;
    known += count * model.retentionOf(difficulty);
  }
  return cards === 0 ? model.retentionOf(firstMemory(model).difficulty) : known / cards;
}

/** How often somebody misses cards, as a multiple of what is expected at their `desiredRetention`. */
export function missesOf(
  { reviews, missed }: { readonly reviews: number; readonly missed: number },
  retention: number,
): number {
  const expected = 1 - retention;
  const share = (missed + EXPECTED_WEIGHT * expected) / (reviews + EXPECTED_WEIGHT);
  return Math.min(MOST_MISSES, share / expected);
}
