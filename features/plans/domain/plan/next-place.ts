// Which session of a plan comes next, and where it leads on the learning path.

import type { PlanContent, PlanItem } from './plan.ts';

/** For each week, for each session, for each item whether it is done. */
export type DoneItems = readonly (readonly (readonly boolean[])[])[];

export type Place = { readonly week: number; readonly session: number };

type Session = Place & { readonly left: readonly PlanItem['kind'][]; readonly isBegun: boolean };

type KindsOfWeek = {
  readonly sessions: readonly { readonly items: readonly Pick<PlanItem, 'kind'>[] }[];
};

/** What the learner may pass over by going on with the session after it. */
const PASSED_OVER: ReadonlySet<PlanItem['kind']> = new Set(['talk', 'text']);

/**
 * The first session with something left; undefined when all is done. Reviews alone hold nobody up, nor does a talk or a
 * text that was left out by whoever has gone on since.
 */
export function nextPlace(weeks: readonly KindsOfWeek[], done: DoneItems): Place | undefined {
  const sessions = sessionsOf(weeks, done);
  const next = sessions.find(
    ({ left }, at) =>
      left.length > 0 && !(left.every((kind) => PASSED_OVER.has(kind)) && sessions[at + 1]?.isBegun),
  );
  return next && { week: next.week, session: next.session };
}

const ON_PATH: ReadonlySet<PlanItem['kind']> = new Set(['lesson', 'scene', 'role']);

/** What a plan has next, as the learning path names it. */
export type Planned = { readonly nodes: readonly string[]; readonly underWay: readonly string[] };

/** Undefined when all is done. Without a lesson or play in the session that comes next, the first of those after it. */
export function plannedOnPath(weeks: PlanContent['weeks'], done: DoneItems): Planned | undefined {
  const place = nextPlace(weeks, done);
  if (!place) return undefined;
  const all = itemsOnPath(weeks, done);
  const left = all.filter((item) => !item.isDone && !isBehind(item, place));
  const here = left.filter(({ week, session }) => week === place.week && session === place.session);
  const [finished, open] = [all.filter(({ isDone }) => isDone), new Set(left.map(({ node }) => node))];
  return {
    nodes: [...new Set((here.length > 0 ? here : left.slice(0, 1)).map(({ node }) => node))],
    underWay: [...new Set(finished.map(({ node }) => node))].filter((node) => open.has(node)),
  };
}

const itemsOnPath = (weeks: PlanContent['weeks'], done: DoneItems) =>
  weeks.flatMap(({ sessions }, week) =>
    sessions.flatMap(({ items }, session) =>
      items.flatMap(({ kind, ref }, item) =>
        ON_PATH.has(kind)
          ? [{ node: `${kind}:${ref}`, week, session, isDone: done[week]?.[session]?.[item] ?? false }]
          : [],
      ),
    ),
  );

const isBehind = ({ week, session }: Place, place: Place): boolean =>
  week < place.week || (week === place.week && session < place.session);

const sessionsOf = (weeks: readonly KindsOfWeek[], done: DoneItems): readonly Session[] =>
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
