// The session of a plan that comes next, as it is today: with the review that there really is.

import type { Completion, ReviewOfToday } from './completion.ts';
import { nextPlace } from './next-place.ts';
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
};

/** Undefined when all is done. A review stands there while there is one today, or when it was done today. */
export function nextSession(
  { weeks }: Pick<PlanContent, 'weeks'>,
  done: Completion['weeks'],
  review: ReviewOfToday,
): NextSession | undefined {
  const place = nextPlace(weeks, done);
  const session = place && weeks[place.week]?.sessions[place.session];
  if (!place || !session) return undefined;
  const items = session.items.map((item, at) => ({
    ...item,
    cards: 0,
    isDone: done[place.week]?.[place.session]?.[at] ?? false,
  }));
  return {
    week: place.week + 1,
    session: place.session + 1,
    items: [...reviewItems(session.items, review), ...items.filter(({ kind }) => kind !== 'review')],
  };
}

/** What is due is reviewed first, also where the plan foresaw nothing that would be. */
function reviewItems(
  items: readonly PlanItem[],
  { cards, seconds, due, doneCards }: ReviewOfToday,
): SessionItem[] {
  const planned = items.find(({ kind }) => kind === 'review');
  if (due === 0 && (doneCards === 0 || !planned)) return [];
  const isDone = due === 0;
  const minutes = isDone ? (planned?.minutes ?? 1) : Math.min(MINUTES_MAX, Math.ceil(seconds / 60));
  return [
    {
      kind: 'review',
      ref: '',
      title: REVIEW_TITLE,
      part: 1,
      of: 1,
      minutes,
      isDone,
      cards: isDone ? 0 : cards,
    },
  ];
}

/** Of an item. */
const MINUTES_MAX = 60;

export const REVIEW_TITLE = {
  zh: '复习到期的词',
  en: 'Review what is due',
  pt: 'Revisar o que venceu',
};
