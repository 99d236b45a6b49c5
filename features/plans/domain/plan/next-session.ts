// The session of a plan that comes next, as it is today: with the review that there really is.

import { minutesToCome } from '../../../study/domain/index.ts';
import type { Completion, ReviewOfToday } from './completion.ts';
import { doneToday, minutesOf } from './done-today.ts';
import { type DoneItems, nextPlace, type Place } from './next-place.ts';
import type { PlanContent, PlanItem } from './plan.ts';

export type SessionItem = PlanItem & {
  readonly isDone: boolean;
  /** Of a review, the cards that the session has room for, and all that today's plan holds; 0 for all else. */
  readonly cards: number;
  readonly dayCards: number;
};

export type NextSession = {
  /** Both from 1. */
  readonly week: number;
  readonly session: number;
  readonly items: readonly SessionItem[];
  /** How many of the items are done, and how many there are. */
  readonly parts: { readonly done: number; readonly of: number };
  /** The day before, where this session was that day's already and was not finished: then it comes first. Null otherwise. */
  readonly leftFrom: string | null;
  /** What of it the minutes of today do not hold: it comes first tomorrow. */
  readonly moved: readonly PlanItem[];
  /** What was done of the plan today, once that is the session of a day: what comes next is for tomorrow. Null before. */
  readonly today: {
    readonly items: readonly PlanItem[];
    readonly cards: number;
    /** Nothing is planned for it: what comes next is for the next day of study. */
    readonly isFree: boolean;
  } | null;
};

type Today = {
  /** Of the plan: no day asks for more. 0 on a free day. */
  readonly minutesADay: number;
  readonly review: ReviewOfToday;
  /** What was done when the day began, and whether all that its review had planned has been done since. */
  readonly day: {
    readonly before: DoneItems;
    readonly isReviewDone: boolean;
    /** Its date, yyyy-mm-dd, and what was done when it began; null where nothing was planned for it. */
    readonly yesterday?: { readonly date: string; readonly before: DoneItems } | null;
  };
};

/**
 * Undefined when all is done. A review that the plan foresees stands there as done when what was due has been reviewed;
 * without anything due it is not there. A session that was finished today stays the one that comes next until what is due
 * has been reviewed as well; then the day is done, and the session after it is tomorrow's. So it is when what is open does
 * not fit into what the day has left: after missed days the review may fill it. What a day had planned and did not hold
 * comes before the review on the next one: reviews never take a session twice.
 */
export function nextSession(
  { weeks }: Pick<PlanContent, 'weeks'>,
  done: Completion['weeks'],
  { minutesADay, review, day }: Today,
): NextSession | undefined {
  const place = nextPlace(weeks, done);
  const today = doneToday(weeks, day.before, done);
  if (!place) return undefined;
  const { isReviewDone } = day;
  const isFree = minutesADay === 0;
  const leftFrom = leftOverFrom(weeks, place, day);
  const params = { done, review, isReviewDone, leftFrom };
  const room = minutesADay - Math.round(review.doneSeconds / 60) - minutesOf(today.items);
  if (!today.session || (review.due > 0 && !isReviewDone)) {
    const now = sessionAt(weeks, today.session ?? place, params);
    const fitted = now && inRoom(now, { room, review });
    const isOver = (isFree || review.doneCards > 0) && fitted?.items.every(({ isDone }) => isDone);
    if (!isOver) return fitted;
  }
  const tomorrow = sessionAt(weeks, place, { done, review: NO_REVIEW, isReviewDone: false, leftFrom: null });
  if (!tomorrow) return undefined;
  const moved = today.session || isFree ? [] : planItems(tomorrow.items.filter((item) => !item.isDone));
  return { ...tomorrow, moved, today: { items: today.items, cards: review.doneCards, isFree } };
}

/** The day before, where the session that comes next was that day's, too. */
function leftOverFrom(weeks: PlanContent['weeks'], place: Place, { yesterday }: Today['day']): string | null {
  if (!yesterday) return null;
  const then = nextPlace(weeks, yesterday.before);
  return then?.week === place.week && then.session === place.session ? yesterday.date : null;
}

/** Less of something is no beginning. */
const LEAST_PIECE = 4;

type Room = { readonly room: number; readonly review: ReviewOfToday };

/**
 * As much of a session as the day has minutes for: what is due first, then one item after the other, the last as far as it
 * comes. Where not all fits, new words that wait in the review give way to those of the plan. What is left over from the
 * day before goes first and has half of the minutes at least; the review has the rest.
 */
function inRoom(session: NextSession, { room, review }: Room): NextSession {
  const open = session.items.filter(({ isDone }) => !isDone);
  if (minutesOf(open) <= room) return session;
  const due = minutesToCome(review.dueSeconds);
  let left = room;
  let own =
    session.leftFrom === null ? room : Math.max(Math.ceil(room / 2), Math.min(LEAST_PIECE, room), room - due);
  const items = session.items.flatMap((item): SessionItem[] => {
    if (item.isDone) return [item];
    if (item.kind === 'review') {
      // Whose minutes are over has reviewed enough.
      if (left < 1 && review.doneCards > 0) return [];
      const minutes = Math.max(1, Math.min(due, left));
      left -= minutes;
      return [{ ...item, minutes, cards: Math.min(review.due, Math.ceil((review.due * minutes) / due)) }];
    }
    const minutes = Math.min(item.minutes, own, left);
    const isPiece = minutes >= Math.min(item.minutes, LEAST_PIECE);
    // What comes after it builds on it.
    own = isPiece ? own - minutes : 0;
    left -= isPiece ? minutes : 0;
    return isPiece ? [{ ...item, minutes }] : [];
  });
  const held = new Set(items.map(keyOf));
  const moved = open.filter((item) => item.kind !== 'review' && !held.has(keyOf(item)));
  return { ...session, items, moved: planItems(moved), parts: partsOf(items) };
}

/** As the plan has them, without what is said of today. */
const planItems = (items: readonly SessionItem[]): readonly PlanItem[] =>
  items.map(({ isDone: _isDone, cards: _cards, dayCards: _dayCards, ...item }) => item);

const keyOf = ({ kind, ref, part }: PlanItem): string => `${kind} ${ref} ${part}`;

const partsOf = (items: readonly SessionItem[]): NextSession['parts'] => ({
  done: items.filter(({ isDone }) => isDone).length,
  of: items.length,
});

/** Tomorrow's is told by the study page, not by a plan. */
const NO_REVIEW: ReviewOfToday = {
  cards: 0,
  seconds: 0,
  due: 0,
  dueSeconds: 0,
  doneCards: 0,
  doneSeconds: 0,
};

type ReviewParams = { readonly review: ReviewOfToday; readonly isReviewDone: boolean };
type SessionParams = ReviewParams & { readonly done: DoneItems; readonly leftFrom: string | null };

function sessionAt(
  weeks: PlanContent['weeks'],
  place: Place,
  { done, leftFrom, ...review }: SessionParams,
): NextSession | undefined {
  const session = weeks[place.week]?.sessions[place.session];
  if (!session) return undefined;
  const items = session.items.map((item, at) => ({
    ...item,
    cards: 0,
    dayCards: 0,
    isDone: done[place.week]?.[place.session]?.[at] ?? false,
  }));
  const others = items.filter(({ kind }) => kind !== 'review');
  const reviews = reviewItems(session.items, review);
  const all = leftFrom === null ? [...reviews, ...others] : [...others, ...reviews];
  return {
    week: place.week + 1,
    session: place.session + 1,
    items: all,
    parts: partsOf(all),
    leftFrom,
    moved: [],
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
      minutes: isDone ? (planned?.minutes ?? 1) : Math.max(1, minutesToCome(seconds)),
      isDone,
      cards: isDone ? 0 : cards,
      dayCards: isDone ? 0 : cards,
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
