// What a change brings to a plan and takes from it: items, and goals that say something else.

import type { Goal, PlanItem, PlanWeek, Three } from '../plan/plan.ts';

/** A lesson, play or text that a change brings or takes. */
export type ChangedItem = { readonly kind: PlanItem['kind']; readonly ref: string; readonly title: Three };

/** `known`: done or learnt elsewhere; `no_time`: the weeks that are left do not hold it; `fits_less`: something else comes first. */
export const DROP_REASONS = ['known', 'no_time', 'fits_less'] as const;
export type DroppedItem = ChangedItem & { readonly why: (typeof DROP_REASONS)[number] };

export type Difference = {
  readonly added: readonly ChangedItem[];
  readonly dropped: readonly DroppedItem[];
  /** Goals that go on being about the same, and say something else of it. */
  readonly goalsChanged: readonly { readonly before: Three; readonly after: Three }[];
  /** Goals of the plan that would go, and those that would come, with none in their place. */
  readonly goalsGone: readonly Three[];
  readonly goalsNew: readonly Three[];
  /** Weeks that are still to come, before and after. */
  readonly weeksBefore: number;
  readonly weeksAfter: number;
};

/** For each week, session and item whether it is done. */
export type Done = readonly (readonly (readonly boolean[])[])[];

/** The lessons, plays and texts that are still to do, each once. */
export function openItems(weeks: readonly PlanWeek[], done: Done): ChangedItem[] {
  const open = weeks.flatMap(({ sessions }, week) =>
    sessions.flatMap(({ items }, session) =>
      items.filter(({ kind }, item) => COUNTED.has(kind) && !done[week]?.[session]?.[item]),
    ),
  );
  return [...new Map(open.map(({ kind, ref, title }) => [`${kind} ${ref}`, { kind, ref, title }])).values()];
}

/** Reviews and talks are no news. */
const COUNTED: ReadonlySet<PlanItem['kind']> = new Set(['lesson', 'scene', 'role', 'text']);

export const except = (items: readonly ChangedItem[], others: readonly ChangedItem[]): ChangedItem[] =>
  items.filter(({ kind, ref }) => !others.some((other) => other.kind === kind && other.ref === ref));

export function goalsBetween(
  before: readonly Goal[],
  after: readonly Goal[],
): Pick<Difference, 'goalsChanged' | 'goalsGone' | 'goalsNew'> {
  const [gone, come] = [otherThan(before, after), otherThan(after, before)];
  const goalsChanged = gone.flatMap((goal) => {
    const next = come.find(({ about }) => about !== undefined && about === goal.about);
    return next ? [{ before: goal, after: next }] : [];
  });
  return {
    goalsChanged,
    goalsGone: gone.filter((goal) => !goalsChanged.some((changed) => changed.before === goal)),
    goalsNew: come.filter((goal) => !goalsChanged.some((changed) => changed.after === goal)),
  };
}

const otherThan = (goals: readonly Goal[], others: readonly Goal[]): Goal[] =>
  goals.filter(({ zh }) => !others.some((other) => other.zh === zh));
