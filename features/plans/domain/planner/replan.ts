// Plans the rest of a plan anew from what really happened, and says what that changes.

import { playKey } from '../plan/completion.ts';
import { isLessonDone } from '../plan/lesson-rounds.ts';
import {
  type Goal,
  type PlanContent,
  type PlanItem,
  type PlanWeek,
  planSchema,
  type Three,
  WEEKS_MAX,
} from '../plan/plan.ts';
import { sessionsFor } from './aims.ts';
import type { Known, PlannerInput } from './catalogue.ts';
import { composePlan, withExam } from './compose-plan.ts';
import { makeOutline } from './make-outline.ts';
import { measuresOf } from './measures.ts';
import { SESSIONS_A_WEEK } from './times.ts';
import { goalsOf } from './wording.ts';

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

type ReplanParams = {
  readonly plan: PlanContent;
  /** For each week, session and item whether it is done. */
  readonly done: readonly (readonly (readonly boolean[])[])[];
  /** Weeks that have passed since the plan was made. */
  readonly weeksGone: number;
  /** What is known by now. */
  readonly input: PlannerInput;
  /** Whether a day has other minutes than those the plan was packed for: then all that is left is packed anew. */
  readonly hasNewMinutes?: boolean;
};

/** So many weeks a new rest has at least, for whoever has missed most of them. */
const LEAST_WEEKS = 2;

/** Undefined when nothing would change, or nothing is left to plan. What is done stays as it was. */
export function replan(params: ReplanParams): { content: PlanContent; difference: Difference } | undefined {
  const { plan, done, weeksGone, input, hasNewMinutes = false } = params;
  const outline = makeOutline(input);
  if (!outline) return undefined;
  const past = pastWeeks(plan.weeks, done);
  const room = Math.max(LEAST_WEEKS, WEEKS_MAX - weeksGone);
  const rest = composePlan(outline, input).weeks.slice(0, room);
  const before = openItems(plan.weeks, done);
  const after = openItems(rest, []);
  const weeks = [...past, ...rest];
  const goals = goalsIn(weeks, input);
  const why = reasonIn(rest, { room, hasNewMinutes }, input);
  const difference = {
    added: except(after, before),
    dropped: except(before, after).map((item) => ({ ...item, why: why(item) })),
    ...goalsBetween(plan.goals, goals),
    weeksBefore: plan.weeks.filter((_, week) => !isWeekDone(plan.weeks, done, week)).length,
    weeksAfter: rest.length,
  };
  const isSame = difference.added.length + difference.dropped.length === 0;
  if (isSame && difference.weeksBefore === difference.weeksAfter && !hasNewMinutes) return undefined;
  // A summary names the minutes.
  const summary = hasNewMinutes ? outline.summary : plan.summary;
  const content = { ...plan, summary, goals, weeks, measures: measuresOf(weeks) };
  return { content: planSchema.parse(content), difference };
}

/** Goals count what the weeks hold now, what is done among it. */
function goalsIn(weeks: readonly PlanWeek[], input: PlannerInput): Goal[] {
  const { basis, catalogue } = input;
  const items = weeks.flatMap(({ sessions }) => sessions.flatMap((session) => session.items));
  const has = (kind: PlanItem['kind'], id: string) =>
    items.some((item) => item.kind === kind && item.ref === id);
  const lessons = catalogue.lessons.filter(({ id }) => has('lesson', id));
  const plays = catalogue.plays.filter(({ kind, id }) => has(kind, id));
  const stages = [
    { lesson: undefined, plays, texts: [], words: [] },
    ...lessons.map((lesson) => ({ lesson, plays: [], texts: [], words: [] })),
  ];
  return withExam(goalsOf(basis, stages), [...weeks], input);
}

/** What was done, week by week, without what was left. */
function pastWeeks(weeks: readonly PlanWeek[], done: ReplanParams['done']): PlanWeek[] {
  return weeks.flatMap((week, index) => {
    const sessions = week.sessions.flatMap(({ items }, session) => {
      const kept = items.filter((_, item) => done[index]?.[session]?.[item]);
      return kept.some(({ kind }) => kind !== 'review') ? [{ items: kept }] : [];
    });
    return sessions.length > 0 ? [{ ...week, sessions }] : [];
  });
}

const isWeekDone = (weeks: readonly PlanWeek[], done: ReplanParams['done'], week: number): boolean =>
  weeks[week]?.sessions.every(({ items }, session) =>
    items.every(({ kind }, item) => kind === 'review' || done[week]?.[session]?.[item]),
  ) ?? true;

/** The lessons, plays and texts that are still to do, each once. */
function openItems(weeks: readonly PlanWeek[], done: ReplanParams['done']): ChangedItem[] {
  const open = weeks.flatMap(({ sessions }, week) =>
    sessions.flatMap(({ items }, session) =>
      items.filter(({ kind }, item) => COUNTED.has(kind) && !done[week]?.[session]?.[item]),
    ),
  );
  return [...new Map(open.map(({ kind, ref, title }) => [`${kind} ${ref}`, { kind, ref, title }])).values()];
}

/** Reviews and talks are no news. */
const COUNTED: ReadonlySet<PlanItem['kind']> = new Set(['lesson', 'scene', 'role', 'text']);

const except = (items: readonly ChangedItem[], others: readonly ChangedItem[]): ChangedItem[] =>
  items.filter(({ kind, ref }) => !others.some((other) => other.kind === kind && other.ref === ref));

function goalsBetween(
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

type Packed = { readonly room: number; readonly hasNewMinutes: boolean };

/** Why something of the old weeks is in none of the new ones. */
function reasonIn(
  rest: readonly PlanWeek[],
  { room, hasNewMinutes }: Packed,
  { basis, known }: PlannerInput,
) {
  const sessions = rest.reduce((sum, week) => sum + week.sessions.length, 0);
  // What comes next is left out whole, so that some sessions stay empty.
  const isFull =
    hasNewMinutes || sessions > Math.min(room * SESSIONS_A_WEEK, sessionsFor(basis)) - SESSIONS_A_WEEK;
  return ({ kind, ref }: ChangedItem): DroppedItem['why'] => {
    if (isKnown(kind, ref, known)) return 'known';
    return isFull ? 'no_time' : 'fits_less';
  };
}

function isKnown(kind: PlanItem['kind'], ref: string, { lessons, plays, texts }: Known): boolean {
  if (kind === 'lesson') return isLessonDone(lessons.get(ref));
  if (kind === 'text') return texts.has(ref);
  return (kind === 'scene' || kind === 'role') && plays.has(playKey(kind, ref));
}
