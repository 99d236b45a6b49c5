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

/** Undefined when all is done. A review that the plan foresees stands there as done when what was due has been reviewed; without anything due it is not there. */
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
function reviewItems(
  items: readonly PlanItem[],
  { cards, seconds, due, doneCards }: ReviewOfToday,
): SessionItem[] {
  const planned = items.find(({ kind }) => kind === 'review');
  if (due === 0 && (!planned || doneCards === 0)) return [];
  const isDone = due === 0;
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
  pt: 'Revisar o que venceu',
};

/** New words may wait in the day's review all the same: none of them is due, and it is no deed to have none. */
const DONE_TITLE = {
  zh: '今天到期的词都复习完了',
  en: 'Reviewed what was due today',
  pt: 'Tudo o que venceu hoje foi revisado',
};
