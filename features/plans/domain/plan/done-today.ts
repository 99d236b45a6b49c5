// What of a plan was done since the learner's day began, and whether that is the session of a day.

import { type DoneItems, nextPlace, type Place } from './next-place.ts';
import type { PlanContent, PlanItem } from './plan.ts';

type DoneToday = {
  /** Finished today, in the order of the plan; without reviews, which the day has of its own. */
  readonly items: readonly PlanItem[];
  /** The session that was finished last, where that was the work of a day: no few minutes that were left of the day before. */
  readonly session: Place | undefined;
};

/** So much of a session at least is a day's work. */
const ENOUGH = 0.5;

/** `before`: what was done when the day began. */
export function doneToday(weeks: PlanContent['weeks'], before: DoneItems, now: DoneItems): DoneToday {
  const [first, next] = [nextPlace(weeks, before), nextPlace(weeks, now)];
  const finished = fresh(weeks, before, now);
  const own = finished.filter(
    ({ place }) => first && !isBefore(place, first) && (!next || isBefore(place, next)),
  );
  const isEnough = minutesOf(own.map(({ item }) => item)) >= ENOUGH * minutesOf(countedAt(weeks, first));
  const last = own.at(-1);
  return {
    items: finished.map(({ item }) => item),
    session: last && isEnough ? last.place : undefined,
  };
}

const fresh = (weeks: PlanContent['weeks'], before: DoneItems, now: DoneItems) =>
  weeks.flatMap(({ sessions }, week) =>
    sessions.flatMap(({ items }, session) =>
      items.flatMap((item, at) => {
        const isFresh = !before[week]?.[session]?.[at] && now[week]?.[session]?.[at];
        return item.kind !== 'review' && isFresh ? [{ item, place: { week, session } }] : [];
      }),
    ),
  );

const countedAt = (weeks: PlanContent['weeks'], place: Place | undefined): readonly PlanItem[] =>
  (place ? (weeks[place.week]?.sessions[place.session]?.items ?? []) : []).filter(
    ({ kind }) => kind !== 'review',
  );

export const minutesOf = (items: readonly PlanItem[]): number =>
  items.reduce((sum, { minutes }) => sum + minutes, 0);

const isBefore = (a: Place, b: Place): boolean =>
  a.week < b.week || (a.week === b.week && a.session < b.session);
