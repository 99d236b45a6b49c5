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

type Today = {
  readonly review: ReviewOfToday;
};

/** Undefined when all is done. A review that the plan foresees stands there as done when nothing is due, and says so. */
export function nextSession(
  { weeks }: Pick<PlanContent, 'weeks'>,
  done: Completion['weeks'],
  { review }: Today,
): NextSession | undefined {
  const place = nextPlace(weeks, done);
  const session = place && weeks[place.week]?.sessions[place.session];
  if (!place || !session) return undefined;
  const items = session.items.map((item, at) => ({
    ...item,
    cards: 0,
    isDone: done[place.week]?.[place.session]?.[at] ?? false,
  }));
  const others = items.filter(({ kind }) => kind !== 'review');
  return {
    week: place.week + 1,
    session: place.session + 1,
    items: [...reviewItems(session.items, review), ...others],
  };
}

/**
 * What is due is reviewed first, also where the plan foresaw nothing that would be: all that the day's review holds, in
 * the figures that every page has for it.
 */
function reviewItems(items: readonly PlanItem[], { cards, seconds, due }: ReviewOfToday): SessionItem[] {
  const planned = items.find(({ kind }) => kind === 'review');
  if (due === 0 && !planned) return [];
  const isDone = due === 0;
  return [
    {
      kind: 'review',
      ref: '',
      title: isDone ? NOTHING_DUE_TITLE : REVIEW_TITLE,
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
  pt: 'Revisar o que venceu',
};

/** Whether it was reviewed today or there was nothing to review. */
const NOTHING_DUE_TITLE = {
  zh: '今天没有要复习的词了',
  en: 'Nothing left to review today',
  pt: 'Nada mais para revisar hoje',
};
