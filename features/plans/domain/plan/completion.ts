// How much of a plan is done, by what really happened: answers in lessons, plays brought to an end, talks, reviews.

import { areRoundsDone, type RoundShares, roundsShare } from './lesson-rounds.ts';
import { type DoneItems, nextPlace, type Place } from './next-place.ts';
import type { PlanContent, PlanItem } from './plan.ts';

/** What there is to know about a learner's doings, as far as plans go by it. */
export type Evidence = {
  /** Of each lesson that was begun, what is known of each of its rounds. */
  readonly lessons: ReadonlyMap<string, RoundShares>;
  /** The same without what a test or a placement has put behind; where nobody says, all of it was worked on. */
  readonly worked?: ReadonlyMap<string, RoundShares>;
  /** How often plays were brought to their end, by `role waiter`, `scene restaurant/noodles`. */
  readonly plays: ReadonlyMap<string, number>;
  /** Texts that were read to their end. */
  readonly texts: ReadonlySet<string>;
  /** Of each lesson that closes with a talk, the topic of that talk. */
  readonly topics: ReadonlyMap<string, string>;
  /** Since the plan was made: of each topic, how many talks with a tutor really stayed with it for a while. */
  readonly talks: ReadonlyMap<string, number>;
  /** Reviews that were brought to their end since the plan was made. */
  readonly reviews: number;
  readonly review: ReviewOfToday;
};

/** The one review that there is: what is due today, of whatever was learnt when. */
export type ReviewOfToday = {
  /** Cards that today's plan still holds, new words included, and the seconds that they take. */
  readonly cards: number;
  readonly seconds: number;
  /** Of them those that come back: without any, nothing is left to review. */
  readonly due: number;
  /** That these take. */
  readonly dueSeconds: number;
  /** Cards that were answered since the day began, and the seconds that this took. */
  readonly doneCards: number;
  readonly doneSeconds: number;
};

/** So often a plan has a play played. */
export const PLAY_TIMES = 2;

export const playKey = (kind: 'role' | 'scene', subject: string): string => `${kind} ${subject}`;

export type Completion = {
  /** 0 to 100, by the minutes of all but reviews: these come back for good, whatever a plan holds. */
  readonly percentage: number;
  /** That are planned for what is open, reviews included. */
  readonly minutesLeft: number;
  /** Of all but reviews. */
  readonly minutesDone: number;
  /** That were agreed and have been left out since: no part of what is done. */
  readonly minutesCut: number;
  readonly weeks: DoneItems;
};

/**
 * Talks on the same topic are counted off in the order of the plan: which of them it was does not matter. `agreed`: minutes
 * that were agreed before anything was left out; what was cut is not done. `before`: minutes done of what an earlier state
 * of the plan held, and this one has no item for: a part of a lesson whose rest was planned anew.
 */
export function completionOf(
  plan: Pick<PlanContent, 'weeks'>,
  evidence: Evidence,
  { agreed = 0, before = 0 }: { readonly agreed?: number; readonly before?: number } = {},
): Completion {
  const talks = new Map(evidence.talks);
  const own = eachItem(plan.weeks, (item) => isDone(item, evidence, talks));
  const weeks = withReviews(plan.weeks, own, evidence);
  const next = nextPlace(plan.weeks, own);
  const items = eachItem(plan.weeks, (item, place) => {
    const isGone = item.kind === 'review' && isBehind(place, next);
    const isOver = isGone || weeks[place.week]?.[place.session]?.[place.item];
    const share = isOver ? 0 : 1 - begunOf(item, evidence);
    return { ...item, left: item.minutes * share };
  }).flat(2);
  const counted = items.filter(({ kind }) => kind !== 'review');
  const all = sum(counted.map(({ minutes }) => minutes));
  const open = sum(counted.map(({ left }) => left));
  const whole = Math.max(all + before, agreed);
  const minutesDone = all - open + before;
  const percentage = whole === 0 ? 0 : Math.floor((100 * minutesDone) / whole + NEARLY);
  return {
    percentage,
    minutesDone,
    minutesCut: Math.max(0, Math.round(agreed - all - before)),
    minutesLeft: Math.max(0, Math.ceil(sum(items.map(({ left }) => left)) - NEARLY)),
    weeks,
  };
}

/** What the learner has done themselves: what a test or a placement has settled need not be done, and was not. */
export const workOf = (evidence: Evidence): Evidence => ({
  ...evidence,
  lessons: evidence.worked ?? evidence.lessons,
});

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

type ItemPlace = { readonly week: number; readonly session: number; readonly item: number };

const eachItem = <Value>(
  weeks: PlanContent['weeks'],
  of: (item: PlanItem, place: ItemPlace) => Value,
): Value[][][] =>
  weeks.map(({ sessions }, week) =>
    sessions.map(({ items }, session) => items.map((each, item) => of(each, { week, session, item }))),
  );

/** Of a session before the one that comes next; all are when none does. */
const isBehind = ({ week, session }: ItemPlace, next: Place | undefined): boolean =>
  !next || week < next.week || (week === next.week && session < next.session);

/**
 * The review of the session that comes next is that of today: it is done when nothing is due. Of those before it as many
 * are done as reviews were brought to their end; what was due at the others is due today. Those after it are still to come.
 */
function withReviews(
  weeks: PlanContent['weeks'],
  done: DoneItems,
  { reviews, review: { due } }: Evidence,
): DoneItems {
  const next = nextPlace(weeks, done);
  let left = reviews;
  return eachItem(weeks, ({ kind }, place) => {
    const { week, session, item } = place;
    if (kind !== 'review') return done[week]?.[session]?.[item] ?? false;
    if (isBehind(place, next)) return left-- > 0;
    return week === next?.week && session === next.session && due === 0;
  });
}

/** Minutes are divided and summed up again. */
const NEARLY = 1e-9;

function isDone(item: PlanItem, evidence: Evidence, talks: Map<string, number>): boolean {
  switch (item.kind) {
    case 'lesson':
      return areRoundsDone(item, evidence.lessons.get(item.ref));
    case 'role':
    case 'scene':
      return timesNeeded(item) <= (evidence.plays.get(playKey(item.kind, item.ref)) ?? 0);
    case 'talk':
      return takeTalk(talks, evidence.topics.get(item.ref), item);
    case 'text':
      return evidence.texts.has(item.ref);
    // Not by itself: see `withReviews`.
    case 'review':
      return false;
  }
}

/** A play is played once, and then once more and better, whatever sessions it is divided into. */
const timesNeeded = ({ part, of }: PlanItem): number => Math.ceil((part * Math.min(of, PLAY_TIMES)) / of);

/** A long talk that was divided is one talk: its last part uses it up. */
function takeTalk(talks: Map<string, number>, topic: string | undefined, { part, of }: PlanItem): boolean {
  const count = topic === undefined ? 0 : (talks.get(topic) ?? 0);
  if (topic !== undefined && part === of) talks.set(topic, Math.max(0, count - 1));
  return count > 0;
}

/** What is known of a lesson's rounds that are not all finished. */
const begunOf = (item: PlanItem, { lessons }: Evidence): number =>
  item.kind === 'lesson' ? roundsShare(item, lessons.get(item.ref)) : 0;
