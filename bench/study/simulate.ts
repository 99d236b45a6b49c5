// Half a year of a simulated learner under one way of choosing what comes each day.

import {
  type CardGroup,
  type CardState,
  DAY_MS,
  DEFAULT_PARAMETERS,
  desiredRetention,
  loadOf,
  type Measured,
  type MemoryModel,
  memoryModel,
  missesOf,
  newCard,
  newWordLoad,
  newWordsToday,
  type OpenCard,
  type Pace,
  paceOf,
  planDay,
  review,
  wordsOn,
  wordsToCome,
} from '../../features/study/domain/index.ts';
import { groupCards } from './group-cards.ts';
import { createLearner, type Learner, type Truth } from './learner.ts';
import { mixIn, plainModel, rankBy, type Way } from './ways.ts';

export type Life = {
  readonly seed: number;
  readonly minutes: number;
  readonly away: readonly [number, number] | undefined;
};

export type Outcome = {
  readonly known: number;
  readonly met: number;
  readonly seconds: number;
  readonly right: number;
  readonly reviews: number;
  /** Days that went beyond their minutes by more than their last card. */
  readonly daysOver: number;
  /** Days of study after the absence until nothing was overdue that had been before; null without one. */
  readonly backlogDays: number | null;
  /** Forecasts of known words against what became of them, each as a share. */
  readonly forecastErrors: readonly number[];
};

export const DAYS = 180;
const FORECAST_AFTER = 30;
const SKILLS = ['recognise'] as const;

type Word = { card: OpenCard; readonly truth: Truth; readonly word: string };

export function simulate(way: Way, life: Life): Outcome {
  const sim = new Simulation(way, life);
  for (let day = 0; day < DAYS; day += 1) sim.study(day);
  return sim.outcome();
}

class Simulation {
  readonly way: Way;
  readonly life: Life;
  readonly learner: Learner;
  readonly model: MemoryModel;
  readonly words: Word[] = [];
  readonly forecasts: { day: number; words: number }[] = [];
  readonly errors: number[] = [];
  measured = { count: 0, seconds: 0 };
  total = { seconds: 0, right: 0, reviews: 0 };
  daysOver = 0;
  /** Words that were overdue when the learner came back. */
  backlog: Set<Word> | undefined;
  backlogDays: number | null = null;
  daysBack = 0;

  constructor(way: Way, life: Life) {
    this.way = way;
    this.life = life;
    this.learner = createLearner(life.seed);
    this.model =
      way.kind === 'ours' ? memoryModel(DEFAULT_PARAMETERS, way.retention) : plainModel(way.retention);
  }

  study(day: number): void {
    this.settleForecasts(day);
    const { away } = this.life;
    if (away && day >= away[0] && day < away[1]) return;
    if (away && day === away[1])
      this.backlog = new Set(this.words.filter(({ card }) => (card.due ?? 0) < day * DAY_MS));
    const budget = this.life.minutes * 60;
    let used = 0;
    let last = 0;
    const isOurs = this.way.kind === 'ours';
    for (let round = 0; round < (isOurs ? 4 : 1) && used < budget; round += 1) {
      const plan = isOurs ? this.planned(day, budget - used, used) : this.ordered(day);
      if (plan.length === 0) break;
      ({ used, last } = this.askAll(day, plan, used));
    }
    if (used - last > budget) this.daysOver += 1;
    this.countBacklog(day);
    if (this.way.kind === 'ours' && day >= 30 && day % 15 === 0 && day + FORECAST_AFTER < DAYS && !away)
      this.forecast(day);
  }

  freshToday = { day: -1, count: 0 };

  askAll(day: number, plan: Word[], already: number) {
    const budget = this.life.minutes * 60;
    const again: { word: Word; after: number }[] = [];
    let [used, last, place, next] = [already, 0, 0, 0];
    const hasSteps = this.way.kind === 'ordered' && this.way.hasSteps;
    while (used < budget) {
      let word: Word | undefined;
      if (next < again.length && ((again[next]?.after ?? 0) <= place || place >= plan.length)) {
        word = again[next]?.word;
        next += 1;
      } else {
        word = plan[place];
        place += 1;
      }
      if (!word) break;
      const takes = this.ask(day, word, used / 60);
      last = takes.seconds;
      used += last;
      this.total.seconds += last;
      // Missed: again after some others, the same day.
      if (!takes.isRight || (hasSteps && takes.isNew)) again.push({ word, after: place + 20 });
    }
    return { used, last };
  }

  ask(day: number, word: Word, minute: number) {
    const at = day + 0.5 + minute / 1440;
    const { learner } = this;
    const isNew = word.card.lastAt === null;
    const isAgain = word.card.stage === 'learning';
    const isRight = isNew || learner.random() < learner.knows(word.truth, at);
    const seconds = learner.seconds(word.truth, isNew ? 'new' : isRight ? 'right' : 'wrong');
    if (isNew) {
      word.truth.at = at;
      this.words.push(word);
      if (this.freshToday.day !== day) this.freshToday = { day, count: 0 };
      this.freshToday.count += 1;
    } else learner.answer(word.truth, at, isRight);
    if (!isNew && !isAgain && Math.floor((word.card.lastAt ?? 0) / DAY_MS) < day) {
      this.total.reviews += 1;
      this.total.right += isRight ? 1 : 0;
    }
    if (!isNew) this.measured = { count: this.measured.count + 1, seconds: this.measured.seconds + seconds };
    const step = { model: this.model, at: at * DAY_MS, eventId: '', seed: word.word };
    word.card = review(word.card, { grade: isRight ? 3 : 1, isTaught: this.way.kind === 'ours' }, step);
    return { seconds, isRight, isNew };
  }

  due(day: number): Word[] {
    const end = (day + 1) * DAY_MS;
    return this.words.filter(({ card }) => card.due !== null && card.due < end);
  }

  planned(day: number, seconds: number, used: number): Word[] {
    const due = this.due(day);
    const pace = this.pace();
    const groups = this.groups(day);
    const { misses } = this.expected(groups);
    const params = { model: this.model, pace, skills: SKILLS, misses };
    const load = loadOf(groups, params);
    load[0] = (load[0] ?? 0) + used;
    const done = this.freshToday.day === day ? this.freshToday.count : 0;
    const most = newWordsToday(load, newWordLoad(params), { secondsADay: this.life.minutes * 60, met: done });
    const isBack = this.life.away !== undefined && day === this.life.away[1];
    const wanted = isBack ? 0 : wordsOn(day, most);
    const fresh = Array.from({ length: Math.max(0, wanted - done) }, () => this.newWord());
    const byCard = new Map<string, Word>();
    const state = (word: Word): CardState => {
      byCard.set(word.word, word);
      return { ...word.card, word: word.word, reading: '', addedAt: 0, isSuspended: false };
    };
    const plan = planDay({
      day: { now: (day + 0.5) * DAY_MS, startsAt: day * DAY_MS, endsAt: (day + 1) * DAY_MS },
      due: due.map(state),
      fresh: fresh.map(state),
      metToday: new Set(),
      askedToday: this.askedOn(day),
      seconds,
      pace,
      model: this.model,
    });
    return plan.cards.flatMap(({ card }) => byCard.get(card.word) ?? []);
  }

  /** By word and reading, as the plan knows them. */
  askedOn(day: number): ReadonlySet<string> {
    const asked = this.words.filter(({ card }) => Math.floor((card.lastAt ?? 0) / DAY_MS) === day);
    return new Set(asked.map(({ word }) => `${word} `));
  }

  ordered(day: number): Word[] {
    const due = this.due(day);
    const way = this.way;
    if (way.kind !== 'ordered') return [];
    const ranked = rankBy(way.order, due, { model: this.model, now: (day + 0.5) * DAY_MS }).slice(
      0,
      way.mostReviews,
    );
    const fresh = Array.from({ length: way.newWords }, () => this.newWord());
    return way.isMixed ? mixIn(ranked, fresh) : [...ranked, ...fresh];
  }

  newWord(): Word {
    this.made += 1;
    // One character each: none looks like another.
    const word = String.fromCodePoint(0x4e00 + this.made);
    return { word, card: newCard('recognise', null, ''), truth: this.learner.meet() };
  }
  made = 0;

  pace(): Pace {
    const { count, seconds } = this.measured;
    // The product measures the answer and adds what lies between; here both are measured.
    const measured: Measured[] =
      count === 0 ? [] : [{ skill: 'recognise', count, seconds: seconds / count - 2 }];
    return paceOf(measured);
  }

  /** The retention that is desired of cards, and how often the learner misses them as a multiple of it. */
  expected(groups: readonly CardGroup[]) {
    const { reviews, right } = this.total;
    const retention = desiredRetention(groups, this.model);
    return { retention, misses: missesOf({ reviews, missed: reviews - right }, retention) };
  }

  groups(day: number, days = 15): CardGroup[] {
    return groupCards(this.words, { day, days });
  }

  countBacklog(day: number): void {
    if (!this.backlog || this.backlogDays !== null) return;
    this.daysBack += 1;
    const since = (day + 1 - this.daysBack) * DAY_MS;
    const left = Array.from(this.backlog).filter(({ card }) => (card.due ?? 0) < since);
    if (left.length === 0) this.backlogDays = this.daysBack;
  }

  forecast(day: number): void {
    const groups = this.groups(day + 1, 119);
    const expected = this.expected(groups);
    const known = this.words.filter(({ card }) => card.stage === 'review').length;
    const won = wordsToCome({
      groups,
      secondsADay: this.life.minutes * 60,
      days: FORECAST_AFTER,
      ...expected,
      model: this.model,
      pace: this.pace(),
      skills: SKILLS,
    });
    this.forecasts.push({ day: day + FORECAST_AFTER, words: known + won });
  }

  settleForecasts(day: number): void {
    for (const each of this.forecasts.filter((forecast) => forecast.day === day))
      this.errors.push(each.words / this.knownAt(day) - 1);
  }

  knownAt(day: number): number {
    return this.words.reduce((sum, { truth }) => sum + this.learner.knows(truth, day), 0);
  }

  outcome(): Outcome {
    return {
      known: this.knownAt(DAYS),
      met: this.words.length,
      ...this.total,
      daysOver: this.daysOver,
      backlogDays: this.backlogDays,
      forecastErrors: this.errors,
    };
  }
}
