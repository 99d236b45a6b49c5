// The session of a plan that comes next, as it is today: with the review that there really is.

import type { Completion, ReviewOfToday } from './completion.ts';
import { doneToday } from './done-today.ts';
import { type DoneItems, nextPlace, type Place } from './next-place.ts';
import type { PlanContent, PlanItem } from './plan.ts';

export type SessionItem = PlanItem & {
  readonly isDone: boolean;
  /** Of a review, the cards that today's plan holds; 0 for all else. */
  readonly cards: number;
};

export type NextSession = {
  /** Both from 1. */
  readonly week: number;
  readonly session: number;
  readonly items: readonly SessionItem[];
  /** How many of the items are done, and how many there are. */
  readonly parts: { readonly done: number; readonly of: number };
  /** What was done of the plan today, once that is the session of a day: what comes next is for tomorrow. Null before. */
  readonly today: { readonly items: readonly PlanItem[]; readonly cards: number } | null;
};

type Today = {
  readonly review: ReviewOfToday;
  /** What was done when the day began, and whether all that its review had planned has been done since. */
  readonly day: { readonly before: DoneItems; readonly isReviewDone: boolean };
};

/**
 * Undefined when all is done. A review that the plan foresees stands there as done when what was due has been reviewed;
 * without anything due it is not there. A session that was finished today stays the one that comes next until what is due
 * has been reviewed as well; then the day is done, and the session after it is tomorrow's.
 */
export function nextSession(
  { weeks }: Pick<PlanContent, 'weeks'>,
  done: Completion['weeks'],
  { review, day }: Today,
): NextSession | undefined {
  const place = nextPlace(weeks, done);
  const today = doneToday(weeks, day.before, done);
  if (!place) return undefined;
  const { isReviewDone } = day;
  const params = { done, review, isReviewDone };
  if (!today.session) return sessionAt(weeks, place, params);
  if (review.due > 0 && !isReviewDone) return sessionAt(weeks, today.session, params);
  const tomorrow = sessionAt(weeks, place, { done, review: NO_REVIEW, isReviewDone: false });
  return tomorrow && { ...tomorrow, today: { items: today.items, cards: review.doneCards } };
}

/** Tomorrow's is told by the study page, not by a plan. */
const NO_REVIEW: ReviewOfToday = { cards: 0, seconds: 0, due: 0, doneCards: 0 };

type ReviewParams = { readonly review: ReviewOfToday; readonly isReviewDone: boolean };
type SessionParams = ReviewParams & { readonly done: DoneItems };

function sessionAt(
  weeks: PlanContent['weeks'],
  place: Place,
  { done, ...review }: SessionParams,
): NextSession | undefined {
  const session = weeks[place.week]?.sessions[place.session];
  if (!session) return undefined;
  const items = session.items.map((item, at) => ({
    ...item,
    cards: 0,
    isDone: done[place.week]?.[place.session]?.[at] ?? false,
  }));
  const others = items.filter(({ kind }) => kind !== 'review');
  const all = [...reviewItems(session.items, review), ...others];
  return {
    week: place.week + 1,
    session: place.session + 1,
    items: all,
    parts: { done: all.filter(({ isDone }) => isDone).length, of: all.length },
    today: null,
  };
}

/**
 * What is due is reviewed first, also where the plan foresaw nothing that would be: all that the day's review holds, in
 * the figures that every page has for it. A review that was brought to its end today stays done, also when cards come back.
 */
function reviewItems(
  items: readonly PlanItem[],
  { review: { cards, seconds, due, doneCards }, isReviewDone }: ReviewParams,
): SessionItem[] {
  const planned = items.find(({ kind }) => kind === 'review');
  const isDoing = isReviewDone || (planned !== undefined && doneCards > 0);
  if (due === 0 && !isDoing) return [];
  const isDone = due === 0 || isReviewDone;
  return [
    {
      kind: 'review',
      ref: '',
      title: isDone ? DONE_TITLE : REVIEW_TITLE,
      part: 1,
      of: 1,
      minutes: isDone ? (planned?.minutes ?? 1) : Math.max(1, Math.ceil(seconds / 60)),
      isDone,
      cards: isDone ? 0 : cards,
    },
  ];
}

export const REVIEW_TITLE = {
  zh: '复习到期的词',
  en: 'Review what is due',
  pt: 'Revisões do dia',
};

/** New words may wait in the day's review all the same: none of them is due, and it is no deed to have none. */
const DONE_TITLE = {
  zh: '今天到期的词都复习完了',
  en: 'Reviewed what was due today',
  pt: 'Tudo o que venceu hoje foi revisado',
};
