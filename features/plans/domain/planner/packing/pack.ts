// Packs the stages of an outline into sessions that fit the minutes of a day, and sessions into weeks.

import { REVIEW_TITLE } from '../../plan/next-session.ts';
import { GOALS_OF_WEEK, type PlanItem, type PlanWeek, type PlanWord } from '../../plan/plan.ts';
import type { PlannerInput } from '../materials/catalogue.ts';
import type { Stage } from '../materials/outline.ts';
import { fillSessions, type PackedItem, type Session } from './fill-sessions.ts';
import { practiceGoalOf } from './practice-goals.ts';
import { sessionsFor } from './sessions.ts';
import { sessionsAWeekOf } from './times.ts';
import { keyOf, worksOf } from './works.ts';

export { keyOf };

/** `begun`: sessions of the week that goes on; the first of the weeks has so many fewer. */
export function packWeeks(stages: readonly Stage[], input: PlannerInput, begun = 0): PlanWeek[] {
  const sessions = packSessions(stages, input);
  const aWeek = sessionsAWeekOf(input.basis);
  const first = aWeek - begun;
  const weeks = [sessions.slice(0, first), ...chunk(sessions.slice(first), aWeek)]
    .filter((week) => week.length > 0)
    .map((week) => toWeek(week, sessions, stages));
  return withWordsOnce(withGoalsOnce(weeks, input));
}

/** A lesson that goes on for another week leads there to its next goal. */
function withGoalsOnce(weeks: readonly PlanWeek[], { catalogue }: PlannerInput): PlanWeek[] {
  let again = 0;
  return weeks.map((week, index) => {
    const before = weeks[index - 1];
    const isSame = before !== undefined && headOf(before) === headOf(week);
    again = isSame ? again + 1 : 0;
    const lesson = isSame && catalogue.lessons.find(({ title }) => title.zh === week.theme.zh);
    const goal = lesson ? lesson.goals[again] : undefined;
    return goal ? { ...week, goals: [goal] } : week;
  });
}

const headOf = ({ theme, goals }: PlanWeek): string => [theme, ...goals].map(({ zh }) => zh).join(' ');

/** How many stages the weeks of a plan hold whole; one at least: whoever has a few days begins all the same. */
export function stagesThatFit(stages: readonly Stage[], input: PlannerInput): number {
  const { left } = fillSessions(worksOf(stages, input), input, sessionsFor(input.basis));
  const first = Math.min(stages.length, ...left.map(({ stage }) => stage));
  return stages.length === 0 ? 0 : Math.max(1, first);
}

/** Stages that no longer fit are left out whole: half a lesson at the end is nothing to look forward to. */
function packSessions(stages: readonly Stage[], input: PlannerInput): readonly NumberedSession[] {
  const fitting = stages.slice(0, stagesThatFit(stages, input));
  return numbered(fillSessions(worksOf(fitting, input), input, sessionsFor(input.basis)).sessions);
}

type WordedItem = PlanItem & Pick<PackedItem, 'words'>;
type NumberedSession = Omit<Session, 'items'> & { readonly items: readonly WordedItem[] };

/** What goes on in another session is so many parts. */
function numbered(sessions: readonly Session[]): readonly NumberedSession[] {
  const all = sessions.flatMap(({ items }) => items).map(nameOf);
  const given = new Map<string, number>();
  const next = (name: string) => {
    const part = (given.get(name) ?? 0) + 1;
    given.set(name, part);
    return { part, of: all.filter((each) => each === name).length };
  };
  return sessions.map(({ items, stage }) => ({
    stage,
    items: items.map((item) => {
      const { part, of } = item;
      return { ...item, ...(part !== undefined && of !== undefined ? { part, of } : next(nameOf(item))) };
    }),
  }));
}

const nameOf = ({ kind, ref }: PackedItem): string => `${kind} ${ref}`;

/**
 * Named after the stage that most of its sessions belong to; its goals are those of the stages that it holds most of. A
 * week in which a lesson is only put to use is named after the play that does it.
 */
function toWeek(
  week: readonly NumberedSession[],
  all: readonly NumberedSession[],
  stages: readonly Stage[],
): PlanWeek {
  const indexes = [...new Set(week.map(({ stage }) => stage))];
  const countOf = (index: number) => week.filter(({ stage }) => stage === index).length;
  const main = indexes.toSorted((a, b) => countOf(b) - countOf(a))[0] ?? 0;
  const practice = practiceOf(week.filter(({ stage }) => stage === main));
  const theme = practice?.title ?? stages[main]?.theme ?? REVIEW_TITLE;
  const goals = indexes.flatMap((index) => {
    if (index === main && practice) return practiceGoalOf(practice);
    // A lesson whose last scrap lies in the next week is not what that week is about.
    const isOwn = index === main || 2 * countOf(index) >= sizeOf(all, index);
    return isOwn ? (stages[index]?.goal ?? []) : [];
  });
  return {
    theme,
    goals: goals.slice(0, GOALS_OF_WEEK),
    sessions: week.map(({ items }) => ({ items: items.map(withoutWords) })),
    words: week.flatMap(({ items }) =>
      items.flatMap(({ words }) =>
        words.map(({ zh, pinyin, lesson }) => ({ zh, pinyin, ...(lesson === undefined ? {} : { lesson }) })),
      ),
    ),
  };
}

/** The first play of sessions in which nothing of a lesson is left. */
function practiceOf(sessions: readonly NumberedSession[]) {
  const items = sessions.flatMap((session) => session.items);
  if (items.some(({ kind }) => kind === 'lesson')) return undefined;
  return items.flatMap(({ kind, title }) =>
    kind === 'scene' || kind === 'role' ? [{ kind, title }] : [],
  )[0];
}

/** A play may bring a word that a lesson teaches: it is the lesson's, before or after. */
function withWordsOnce(weeks: readonly PlanWeek[]): PlanWeek[] {
  const given = new Set<string>();
  const wordKey = ({ zh, pinyin }: PlanWord) => `${zh} ${pinyin}`;
  const taught = new Set(
    weeks.flatMap(({ words }) => words.filter(({ lesson }) => lesson !== undefined).map(wordKey)),
  );
  const isNew = (word: PlanWord) => {
    const key = wordKey(word);
    const isLessons = word.lesson === undefined && taught.has(key);
    return !isLessons && !given.has(key) && given.add(key).size > 0;
  };
  return weeks.map((week) => ({ ...week, words: week.words.filter(isNew) }));
}

const withoutWords = ({ kind, ref, title, from, part, of, minutes }: WordedItem): PlanItem => ({
  kind,
  ref,
  title,
  ...(from === undefined ? {} : { from }),
  part,
  of,
  minutes,
});

const sizeOf = (sessions: readonly NumberedSession[], index: number): number =>
  sessions.filter(({ stage }) => stage === index).length;

const chunk = <Item>(items: readonly Item[], size: number): Item[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );
