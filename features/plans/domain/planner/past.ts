// What stays of a plan that is planned anew: the sessions that were done, and the one that its learner is in the middle of.

import { minutesOf } from '../plan/done-today.ts';
import {
  GOALS_OF_WEEK,
  ITEMS_OF_SESSION,
  type PlanItem,
  type PlanWeek,
  WORDS_OF_WEEK,
} from '../plan/plan.ts';
import type { Done } from './difference.ts';
import type { PlannerInput } from './materials/catalogue.ts';
import { LEAST_PIECE } from './packing/fill-sessions.ts';
import { sessionsAWeekOf } from './packing/times.ts';

type DoneSession = {
  readonly week: number;
  readonly items: readonly PlanItem[];
  /** Something of it was left. */
  readonly isOpen: boolean;
};

/** A session that was begun, with the words that it has brought. */
type UnderWay = Pick<DoneSession, 'items'> & Pick<PlanWeek, 'words'>;

type Past = {
  /** Of whole sessions, as many to a week as it has days for: no week is counted in which nothing was done. */
  readonly past: readonly PlanWeek[];
  /** It goes on where it was left, with what comes first of the rest. */
  readonly underWay: UnderWay | undefined;
  /** Sessions of the last week, where it is not full. */
  readonly begun: number;
};

export function pastOf(weeks: readonly PlanWeek[], done: Done, input: PlannerInput): Past {
  const aWeek = sessionsAWeekOf(input.basis);
  const kept = keptOf(weeks, done);
  const last = kept.at(-1);
  const isUnderWay = last?.isOpen && minutesOf(last.items) + LEAST_PIECE <= input.basis.minutesADay;
  const whole = isUnderWay ? kept.slice(0, -1) : kept;
  const past = Array.from({ length: Math.ceil(whole.length / aWeek) }, (_, at) =>
    weekOf(whole.slice(at * aWeek, (at + 1) * aWeek), weeks, input),
  );
  return {
    past: withWordsOnce(past),
    underWay: isUnderWay ? { items: last.items, words: wordsOf([last], weeks, input) } : undefined,
    begun: whole.length % aWeek,
  };
}

const keptOf = (weeks: readonly PlanWeek[], done: Done): readonly DoneSession[] =>
  weeks.flatMap(({ sessions }, week) =>
    sessions.flatMap(({ items }, session) => {
      const isDone = (item: number) => done[week]?.[session]?.[item] ?? false;
      const own = items.filter((_, item) => isDone(item));
      const isOpen = items.some(({ kind }, item) => kind !== 'review' && !isDone(item));
      return own.some(({ kind }) => kind !== 'review') ? [{ week, items: own, isOpen }] : [];
    }),
  );

/** Called as the week was that most of its sessions come from. */
function weekOf(sessions: readonly DoneSession[], weeks: readonly PlanWeek[], input: PlannerInput): PlanWeek {
  const count = (week: number) => sessions.filter((each) => each.week === week).length;
  const main = weeks[sessions.map(({ week }) => week).toSorted((a, b) => count(b) - count(a))[0] ?? 0];
  if (!main) throw new Error('a session of no week');
  return {
    theme: main.theme,
    goals: main.goals.slice(0, GOALS_OF_WEEK),
    sessions: sessions.map(({ items }) => ({ items: [...items] })),
    words: wordsOf(sessions, weeks, input),
  };
}

/** Words that are known by now, and those of the lessons that were worked on; what was only planned is not kept. */
function wordsOf(sessions: readonly DoneSession[], weeks: readonly PlanWeek[], { known }: PlannerInput) {
  const lessons = new Set(
    sessions.flatMap(({ items }) => items.flatMap(({ kind, ref }) => (kind === 'lesson' ? [ref] : []))),
  );
  return [...new Set(sessions.map(({ week }) => week))]
    .flatMap((week) => weeks[week]?.words ?? [])
    .filter(({ zh, lesson }) => (lesson === undefined ? known.words.has(zh) : lessons.has(lesson)))
    .slice(0, WORDS_OF_WEEK);
}

function withWordsOnce(weeks: readonly PlanWeek[]): readonly PlanWeek[] {
  const given = new Set<string>();
  return weeks.map((week) => ({
    ...week,
    words: week.words.filter(({ zh }) => !given.has(zh) && given.add(zh).size > 0),
  }));
}

/** The rest, whose first session goes on with the one that was begun. */
export function goneOn(rest: readonly PlanWeek[], underWay: UnderWay | undefined): readonly PlanWeek[] {
  const [next, ...later] = rest;
  const [first, ...sessions] = next?.sessions ?? [];
  if (!underWay || !next || !first) return rest;
  const hasReview = first.items.some(({ kind }) => kind === 'review');
  const before = underWay.items.filter(({ kind }) => !hasReview || kind !== 'review');
  const again = new Set(next.words.map(({ zh }) => zh));
  const words = [...underWay.words.filter(({ zh }) => !again.has(zh)), ...next.words];
  const items = [...before, ...first.items].slice(-ITEMS_OF_SESSION);
  return [{ ...next, sessions: [{ items }, ...sessions], words: words.slice(0, WORDS_OF_WEEK) }, ...later];
}
