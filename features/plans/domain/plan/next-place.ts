// Which session of a plan comes next, and where it leads on the learning path.

import type { PlanContent, PlanItem } from './plan.ts';

/** For each week, for each session, for each item whether it is done. */
export type DoneItems = readonly (readonly (readonly boolean[])[])[];

export type Place = { readonly week: number; readonly session: number };

type Session = Place & { readonly left: readonly PlanItem['kind'][]; readonly isBegun: boolean };

/** What the learner may pass over by going on with the session after it. */
const PASSED_OVER: ReadonlySet<PlanItem['kind']> = new Set(['talk', 'text']);

/**
 * The first session with something left; undefined when all is done. Reviews alone hold nobody up, nor does a talk or a
 * text that was left out by whoever has gone on since.
 */
export function nextPlace(weeks: PlanContent['weeks'], done: DoneItems): Place | undefined {
  const sessions = sessionsOf(weeks, done);
  const next = sessions.find(
    ({ left }, at) =>
      left.length > 0 && !(left.every((kind) => PASSED_OVER.has(kind)) && sessions[at + 1]?.isBegun),
  );
  return next && { week: next.week, session: next.session };
}

const ON_PATH: ReadonlySet<PlanItem['kind']> = new Set(['lesson', 'scene', 'role']);

/** The first lesson or play that is left from the session that comes next on; undefined when there is none. */
export function nextOnPath(weeks: PlanContent['weeks'], done: DoneItems): PlanItem | undefined {
  const place = nextPlace(weeks, done);
  if (!place) return undefined;
  const isBehind = (week: number, session: number) =>
    week < place.week || (week === place.week && session < place.session);
  return weeks
    .flatMap(({ sessions }, week) =>
      sessions.flatMap(({ items }, session) =>
        isBehind(week, session) ? [] : items.filter((_, item) => !done[week]?.[session]?.[item]),
      ),
    )
    .find(({ kind }) => ON_PATH.has(kind));
}

const sessionsOf = (weeks: PlanContent['weeks'], done: DoneItems): readonly Session[] =>
  weeks.flatMap(({ sessions }, week) =>
    sessions.map(({ items }, session) => {
      const isDone = (item: number) => done[week]?.[session]?.[item] ?? false;
      const counted = items.flatMap(({ kind }, item) =>
        kind === 'review' ? [] : [{ kind, isDone: isDone(item) }],
      );
      return {
        week,
        session,
        left: counted.filter((item) => !item.isDone).map(({ kind }) => kind),
        isBegun: counted.some((item) => item.isDone),
      };
    }),
  );
