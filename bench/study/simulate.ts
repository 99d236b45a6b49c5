// Half a year of a simulated learner under one way of choosing what comes each day.

import {
  type CardGroup,
  type CardState,
  DAY_MS,
  DEFAULT_PARAMETERS,
  forecastWords,
  loadOf,
  type Measured,
  type MemoryModel,
  memoryModel,
  missesOf,
  newCard,
  newWordLoad,
  newWordsADay,
  type OpenCard,
  type Pace,
  paceOf,
  planDay,
  review,
  wordsOn,
} from '../../features/study/domain/index.ts';
import { createLearner, type Learner, type Truth } from './learner.ts';

/** `ours`: the product's plan; else cards in an order, and a fixed number of new words a day. */
export type Way =
  | { readonly kind: 'ours'; readonly retention: number }
  | {
      readonly kind: 'ordered';
      readonly retention: number;
      readonly order: Order;
      readonly newWords: number;
      readonly mostReviews?: number;
      /** New and missed cards are asked again after 1 and 10 minutes before they count as learnt, as Anki does by itself. */
      readonly hasSteps?: boolean;
    };
export type Order = 'due date' | 'least known' | 'best known' | 'shortest interval';

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
  /** The most that a day went beyond its minutes, in items (the last of the day does not count). */
  readonly itemsOver: number;
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
  itemsOver = 0;
  /** Words that were overdue when the learner came back. */
  backlog: Set<Word> | undefined;
  backlogDays: number | null = null;
  daysBack = 0;

  constructor(way: Way, life: Life) {
    this.way = way;
    this.life = life;
    this.learner = createLearner(life.seed);
    this.model = memoryModel(DEFAULT_PARAMETERS, way.retention);
  }

  study(day: number): void {
    this.settleForecasts(day);
    const { away } = this.life;
    if (away && day >= away[0] && day < away[1]) return;
    if (away && day === away[1])
      this.backlog = new Set(this.words.filter(({ card }) => (card.due ?? 0) < day * DAY_MS));
    this.askAll(day, this.today(day));
    this.countBacklog(day);
    if (this.way.kind === 'ours' && day >= 30 && day % 15 === 0 && day + FORECAST_AFTER < DAYS && !away)
      this.forecast(day);
  }

  askAll(day: number, plan: Word[]): void {
    const budget = this.life.minutes * 60;
    const queue = [...plan];
    const left = { seconds: budget, minute: 0 };
    for (let word = queue.shift(); word; word = queue.shift()) {
      if (left.seconds <= 0) break;
      const takes = this.ask(day, word, left.minute);
      left.seconds -= takes.seconds;
      left.minute += takes.seconds / 60;
      this.total.seconds += takes.seconds;
      // Missed: again after some others, the same day.
      if (!takes.isRight || (this.way.kind === 'ordered' && this.way.hasSteps && takes.isNew))
        queue.splice(Math.min(queue.length, 20), 0, word);
      if (left.seconds < -takes.seconds) this.itemsOver += 1;
    }
  }

  ask(day: number, word: Word, minute: number) {
    const at = day + 0.5 + minute / 1440;
    const { learner } = this;
    const isNew = word.card.lastAt === null;
    const isAgain = word.card.stage === 'learning';
    const isRight = isNew || learner.random() < learner.knows(word.truth, at);
    if (isNew) {
      word.truth.at = at;
      this.words.push(word);
    } else learner.answer(word.truth, at, isRight);
    const seconds = learner.seconds(isNew ? 'new' : isRight ? 'right' : 'wrong');
    if (!isNew && !isAgain) {
      this.total.reviews += 1;
      this.total.right += isRight ? 1 : 0;
    }
    if (!isNew) this.measured = { count: this.measured.count + 1, seconds: this.measured.seconds + seconds };
    const step = { model: this.model, at: at * DAY_MS, eventId: '', seed: word.word };
    word.card = review(word.card, isRight ? 3 : 1, step);
    return { seconds, isRight, isNew };
  }

  today(day: number): Word[] {
    const end = (day + 1) * DAY_MS;
    const due = this.words.filter(({ card }) => card.due !== null && card.due < end);
    return this.way.kind === 'ours' ? this.planned(day, due) : this.ordered(day, due, this.way);
  }

  planned(day: number, due: readonly Word[]): Word[] {
    const seconds = this.life.minutes * 60;
    const pace = this.pace();
    const params = { model: this.model, pace, skills: SKILLS, misses: this.misses() };
    const most = newWordsADay(loadOf(this.groups(day), params), newWordLoad(params), seconds);
    const fresh = Array.from({ length: wordsOn(day, most) }, () => this.newWord());
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
      seconds,
      pace,
      model: this.model,
    });
    return plan.cards.flatMap(({ card }) => byCard.get(card.word) ?? []);
  }

  ordered(day: number, due: readonly Word[], way: Extract<Way, { kind: 'ordered' }>): Word[] {
    const now = (day + 0.5) * DAY_MS;
    const known = ({ card }: Word) =>
      this.model.retrievability(card.stability, (now - (card.lastAt ?? now)) / DAY_MS);
    const rank: Record<Order, (word: Word) => number> = {
      'due date': ({ card }) => card.due ?? 0,
      'least known': known,
      'best known': (word) => -known(word),
      'shortest interval': ({ card }) => card.stability,
    };
    const ranked = due
      .map((word) => ({ word, by: rank[way.order](word) }))
      .toSorted((a, b) => a.by - b.by)
      .map(({ word }) => word)
      .slice(0, way.mostReviews);
    return [...ranked, ...Array.from({ length: way.newWords }, () => this.newWord())];
  }

  newWord(): Word {
    this.made += 1;
    return { word: `${this.made}`, card: newCard('recognise', null, ''), truth: this.learner.meet() };
  }
  made = 0;

  pace(): Pace {
    const { count, seconds } = this.measured;
    // The product measures the answer and adds what lies between; here both are measured.
    const measured: Measured[] =
      count === 0 ? [] : [{ skill: 'recognise', count, seconds: seconds / count - 2 }];
    return paceOf(measured);
  }

  misses(): number {
    const { reviews, right } = this.total;
    return missesOf({ reviews, missed: reviews - right }, this.way.retention);
  }

  groups(day: number): CardGroup[] {
    return this.words.map(({ card }) => ({
      skill: 'recognise',
      stability: card.stability,
      difficulty: card.difficulty,
      dueIn: Math.max(0, Math.floor((card.due ?? 0) / DAY_MS) - day),
      count: 1,
    }));
  }

  countBacklog(day: number): void {
    if (!this.backlog || this.backlogDays !== null) return;
    this.daysBack += 1;
    const start = (day + 1) * DAY_MS;
    const since = (day + 1 - this.daysBack) * DAY_MS;
    const left = Array.from(this.backlog).filter(
      ({ card }) => (card.due ?? 0) < since && (card.due ?? 0) < start,
    );
    if (left.length === 0) this.backlogDays = this.daysBack;
  }

  forecast(day: number): void {
    const words = forecastWords({
      groups: this.groups(day + 1),
      met: this.words.length,
      secondsADay: this.life.minutes * 60,
      days: FORECAST_AFTER,
      retention: this.way.retention,
      model: this.model,
      pace: this.pace(),
      skills: SKILLS,
      misses: this.misses(),
    });
    this.forecasts.push({ day: day + FORECAST_AFTER, words });
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
      itemsOver: this.itemsOver,
      backlogDays: this.backlogDays,
      forecastErrors: this.errors,
    };
  }
}
