// Plans the rest of a plan anew from what really happened, and says what that changes.

import { playKey } from '../plan/completion.ts';
import { isLessonDone } from '../plan/lesson-rounds.ts';
import {
  GOALS_OF_WEEK,
  type Goal,
  type PlanContent,
  type PlanItem,
  type PlanWeek,
  planSchema,
  WEEKS_MAX,
  WORDS_OF_WEEK,
} from '../plan/plan.ts';
import { composePlan, withExam } from './compose-plan.ts';
import {
  type ChangedItem,
  type Difference,
  type Done,
  type DroppedItem,
  except,
  goalsBetween,
  openItems,
} from './difference.ts';
import type { Known, PlannerInput } from './materials/catalogue.ts';
import { makeOutline } from './outlining/make-outline.ts';
import { goalsOf } from './outlining/wording.ts';
import { measuresOf } from './packing/measures.ts';
import { sessionsFor } from './packing/sessions.ts';
import { sessionsAWeekOf } from './packing/times.ts';
import { goneOn, pastOf } from './past.ts';

type ReplanParams = {
  readonly plan: PlanContent;
  /** For each week, session and item whether it was done by its learner: what a test or a placement has settled is not. */
  readonly done: Done;
  /** Weeks that have passed since the plan was made. */
  readonly weeksGone: number;
  /** What is known by now. */
  readonly input: PlannerInput;
  /** Whether a day has other minutes than those the plan was packed for: then all that is left is packed anew. */
  readonly hasNewMinutes?: boolean;
  /** Whether the learner has answered the wizard anew: the plan is called, sums up and advises what these answers come to. */
  readonly hasNewAnswers?: boolean;
  /** `less`: what fits the time that is left; `whole`: all that is open, with a later end. */
  readonly way?: Way;
};

export const WAYS = ['less', 'whole'] as const;
export type Way = (typeof WAYS)[number];

export type Replanned = {
  readonly content: PlanContent;
  readonly difference: Difference;
  /** Of open items that are left out since they are known. */
  readonly settledMinutes: number;
  /** The weeks to come by themselves: the first of them fills up the week that goes on. */
  readonly rest: readonly PlanWeek[];
};

/** So many weeks a new rest has at least, for whoever has missed most of them. */
const LEAST_WEEKS = 2;

/**
 * Undefined when nothing is left to plan, and, for what fits, when nothing would change. What is done stays as it was.
 */
export function replan(params: ReplanParams): Replanned | undefined {
  const { plan, done, input, hasNewAnswers = false, way = 'less' } = params;
  const hasNewMinutes = hasNewAnswers || (params.hasNewMinutes ?? false);
  const before = openItems(plan.weeks, done);
  const { past, underWay, begun } = pastOf(plan.weeks, done, input);
  const made = way === 'whole' ? wholeRest(before, input, begun) : restThatFits(input, begun);
  if (!made) return undefined;
  const room = roomFor(params, past.length);
  const rest = made.weeks.slice(0, begun > 0 ? room + 1 : room);
  const after = openItems(rest, []);
  const weeks = joinWeeks(past, goneOn(rest, underWay), begun > 0);
  const goals = goalsIn(weeks, input);
  const why = reasonIn(rest, { room, hasNewMinutes: hasNewMinutes && way === 'less' }, input);
  const dropped = except(before, after).map((item) => ({ ...item, why: why(item) }));
  const difference = {
    added: except(after, before),
    dropped,
    ...goalsBetween(plan.goals, goals),
    weeksBefore: plan.weeks.filter((_, week) => !isWeekDone(plan.weeks, done, week)).length,
    weeksAfter: rest.length,
  };
  if (way === 'less' && !hasNewMinutes && !isNews(difference)) return undefined;
  // A summary names the minutes.
  const summary = hasNewMinutes ? made.summary : plan.summary;
  const { advice } = hasNewAnswers ? made : plan;
  const content = {
    ...plan,
    ...titleBy(plan, made, hasNewAnswers),
    advice,
    summary,
    goals,
    weeks,
    measures: measuresOf(weeks),
  };
  const settled = dropped.filter((item) => item.why === 'known');
  return {
    content: planSchema.parse(content),
    difference,
    settledMinutes: minutesOf(plan.weeks, done, settled),
    rest,
  };
}

/** Weeks for the rest. New answers begin anew: what they come to is what was told of them before. */
function roomFor({ way, weeksGone, hasNewAnswers }: ReplanParams, past: number): number {
  const most = ALL_WEEKS - past;
  if (way === 'whole') return most;
  const left = hasNewAnswers ? WEEKS_MAX : Math.max(LEAST_WEEKS, WEEKS_MAX - weeksGone);
  return Math.min(most, left);
}

/** What is done and what is to come; a week that has begun goes on. */
function joinWeeks(past: readonly PlanWeek[], rest: readonly PlanWeek[], isBegun: boolean): PlanWeek[] {
  const again = new Set(rest.flatMap(({ words }) => words.map(({ zh }) => zh)));
  const before = past.map((week) => ({ ...week, words: week.words.filter(({ zh }) => !again.has(zh)) }));
  const [own, next] = [before.at(-1), rest[0]];
  if (!isBegun || !own || !next) return [...before, ...rest];
  return [...before.slice(0, -1), joinWeek(own, next), ...rest.slice(1)];
}

/** Named after what most of its sessions are about. */
function joinWeek(own: PlanWeek, next: PlanWeek): PlanWeek {
  const isOwn = own.sessions.length > next.sessions.length;
  const goals = [...(isOwn ? own.goals : []), ...next.goals];
  return {
    theme: (isOwn ? own : next).theme,
    goals: [...new Map(goals.map((goal) => [goal.zh, goal])).values()].slice(0, GOALS_OF_WEEK),
    sessions: [...own.sessions, ...next.sessions],
    words: [...own.words, ...next.words].slice(0, WORDS_OF_WEEK),
  };
}

/** An exam that is out of reach by now, or within it again, names the plan anew. */
function titleBy(
  plan: PlanContent,
  made: PlanContent,
  hasNewAnswers: boolean,
): Pick<PlanContent, 'title' | 'within'> {
  const isSame = (plan.within === undefined) === (made.within === undefined);
  return { title: isSame && !hasNewAnswers ? plan.title : made.title, within: made.within };
}

/** Whether something comes or goes, or the weeks are others. */
export const isNews = ({ added, dropped, weeksBefore, weeksAfter }: Difference): boolean =>
  added.length + dropped.length > 0 || weeksBefore !== weeksAfter;

/** As many as a plan may have, those that are done among them. */
const ALL_WEEKS = 3 * WEEKS_MAX;

function restThatFits(input: PlannerInput, begun: number): PlanContent | undefined {
  const outline = makeOutline(input);
  return outline && composePlan(outline, input, begun);
}

/** As far as what is open goes, and nothing behind it: more is another plan. */
function wholeRest(
  open: readonly ChangedItem[],
  input: PlannerInput,
  begun: number,
): PlanContent | undefined {
  const unbounded = { ...input, basis: { ...input.basis, isOpenEnded: true } };
  const outline = makeOutline(unbounded);
  const wanted = new Set(open.map(({ kind, ref }) => `${kind} ${ref}`));
  const last = outline?.stages.findLastIndex(({ lesson, plays, texts }) =>
    [`lesson ${lesson}`, ...plays, ...texts.map((id) => `text ${id}`)].some((key) => wanted.has(key)),
  );
  if (!outline || last === undefined || last < 0) return undefined;
  return composePlan({ ...outline, stages: outline.stages.slice(0, last + 1) }, unbounded, begun);
}

/** Of some items as far as they are open. */
function minutesOf(weeks: readonly PlanWeek[], done: Done, items: readonly ChangedItem[]): number {
  const keys = new Set(items.map(({ kind, ref }) => `${kind} ${ref}`));
  return weeks
    .flatMap(({ sessions }, week) =>
      sessions.flatMap((session, at) => session.items.filter((_, item) => !done[week]?.[at]?.[item])),
    )
    .filter(({ kind, ref }) => keys.has(`${kind} ${ref}`))
    .reduce((sum, { minutes }) => sum + minutes, 0);
}

/** Goals count what the weeks hold now, what is done among it. */
function goalsIn(weeks: readonly PlanWeek[], input: PlannerInput): Goal[] {
  const { basis, catalogue } = input;
  const items = weeks.flatMap(({ sessions }) => sessions.flatMap((session) => session.items));
  const has = (kind: PlanItem['kind'], id: string) =>
    items.some((item) => item.kind === kind && item.ref === id);
  const lessons = catalogue.lessons.filter(({ id }) => has('lesson', id));
  const plays = catalogue.plays.filter(({ kind, id }) => has(kind, id));
  const texts = catalogue.texts.filter(({ id }) => has('text', id));
  const stages = [
    { lesson: undefined, plays, texts, words: [] },
    ...lessons.map((lesson) => ({ lesson, plays: [], texts: [], words: [] })),
  ];
  return withExam(goalsOf(basis, stages), [...weeks], input);
}

const isWeekDone = (weeks: readonly PlanWeek[], done: Done, week: number): boolean =>
  weeks[week]?.sessions.every(({ items }, session) =>
    items.every(({ kind }, item) => kind === 'review' || done[week]?.[session]?.[item]),
  ) ?? true;

type Packed = { readonly room: number; readonly hasNewMinutes: boolean };

/** Why something of the old weeks is in none of the new ones. */
function reasonIn(
  rest: readonly PlanWeek[],
  { room, hasNewMinutes }: Packed,
  { basis, known }: PlannerInput,
) {
  const sessions = rest.reduce((sum, week) => sum + week.sessions.length, 0);
  const aWeek = sessionsAWeekOf(basis);
  // What comes next is left out whole, so that some sessions stay empty.
  const isFull = hasNewMinutes || sessions > Math.min(room * aWeek, sessionsFor(basis)) - aWeek;
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
