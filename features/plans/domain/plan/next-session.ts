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
  /** What a session of the plan is packed into. */
  readonly minutesADay: number;
};

/** Undefined when all is done. A review stands there while there is one today, or when it was done today. */
export function nextSession(
  { weeks }: Pick<PlanContent, 'weeks'>,
  done: Completion['weeks'],
  { review, minutesADay }: Today,
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
  const room = Math.max(1, minutesADay - others.reduce((sum, { minutes }) => sum + minutes, 0));
  return {
    week: place.week + 1,
    session: place.session + 1,
    items: [...reviewItems(session.items, review, room), ...others],
  };
}

/**
 * What is due is reviewed first, also where the plan foresaw nothing that would be. Beside what is new it has the minutes
 * of the day that are left: of more cards those that fit are asked for, the others another day.
 */
function reviewItems(
  items: readonly PlanItem[],
  { cards, seconds, due, doneCards }: ReviewOfToday,
  room: number,
): SessionItem[] {
  const planned = items.find(({ kind }) => kind === 'review');
  if (due === 0 && (doneCards === 0 || !planned)) return [];
  const isDone = due === 0;
  const needed = Math.max(1, Math.ceil(seconds / 60));
  const minutes = isDone ? (planned?.minutes ?? 1) : Math.min(room, needed);
  const fitting = Math.max(1, Math.round(cards * Math.min(1, (60 * minutes) / Math.max(1, seconds))));
  return [
    {
      kind: 'review',
      ref: '',
      title: REVIEW_TITLE,
      part: 1,
      of: 1,
      minutes,
      isDone,
      cards: isDone ? 0 : fitting,
    },
  ];
}

export const REVIEW_TITLE = {
  zh: '复习到期的词',
  en: 'Review what is due',
  pt: 'Revisar o que venceu',
};
