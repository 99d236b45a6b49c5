// Packs the stages of an outline into sessions that fit the minutes of a day, and sessions into weeks.

import { PLAY_TIMES, playKey } from '../plan/completion.ts';
import { REVIEW_TITLE } from '../plan/next-session.ts';
import type { PlanItem, PlanWeek, PlanWord } from '../plan/plan.ts';
import { sessionsFor } from './aims.ts';
import { type CourseLesson, findWord, type PlannedText, type PlannerInput, type Play } from './catalogue.ts';
import type { Stage } from './outline.ts';
import { lessonItems, shareOf, type WordedItem } from './pack-lesson.ts';
import { practiceGoalOf } from './practice-goals.ts';
import { PLAY_MINUTES, roomFor, SESSIONS_A_WEEK, secondsDue, TALK_MINUTES, textMinutes } from './times.ts';

/** An item that lasts as long as it lasts, before it is divided into at least so many parts. */
type Work = Omit<PlanItem, 'part' | 'of'> & { readonly parts: number; readonly words: readonly PlanWord[] };
type Session = { readonly items: readonly WordedItem[]; readonly stage: number };

export const keyOf = ({ kind, id }: Pick<Play, 'kind' | 'id'>): string => playKey(kind, id);

export function packWeeks(stages: readonly Stage[], input: PlannerInput): PlanWeek[] {
  const sessions = packSessions(stages, input);
  const weeks = chunk(sessions, SESSIONS_A_WEEK).map((week) => toWeek(week, sessions, stages));
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

/** How many stages the weeks of a plan hold. */
export function stagesThatFit(stages: readonly Stage[], input: PlannerInput): number {
  return new Set(packSessions(stages, input).map(({ stage }) => stage)).size;
}

/** Stages that no longer fit are left out whole: half a lesson at the end is nothing to look forward to. */
function packSessions(stages: readonly Stage[], input: PlannerInput): Session[] {
  const { minutesADay } = input.basis;
  const most = sessionsFor(input.basis);
  const sessions: Session[] = [];
  for (const [index, stage] of stages.entries()) {
    const { main, plays } = itemsOf(stage, input);
    const items = [...main, ...plays.toSorted(byPart)];
    const packed = toSessions(items, minutesADay).map((own) => ({ items: own, stage: index }));
    const room = most - sessions.length;
    // Whoever has a few days begins all the same.
    if (packed.length > room && index > 0) break;
    sessions.push(...packed.slice(0, room));
  }
  return withReviews(sessions, input);
}

/** Time to review, as much as what was learnt by then will ask for. */
function withReviews(sessions: readonly Session[], { basis, known }: PlannerInput): Session[] {
  const taught = sessions.map(({ items }) => sum(items.map(({ words }) => words.length)));
  return sessions.map(({ items, stage }, index) => {
    const left = basis.minutesADay - sum(items.map(({ minutes }) => minutes));
    const due = known.reviewSeconds + secondsDue(taught.slice(0, index));
    const minutes = Math.min(left, Math.ceil(due / 60));
    return { items: minutes > 0 ? [reviewItem(minutes), ...items] : items, stage };
  });
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

/** Two plays go side by side, so that a session has both. */
const byPart = (a: PlanItem, b: PlanItem): number => a.part - b.part;

type StageWork = { readonly main: readonly WordedItem[]; readonly plays: readonly WordedItem[] };

/** Words beside those of a lesson come with what is done first. */
function itemsOf(stage: Stage, input: PlannerInput): StageWork {
  const { catalogue, known, basis } = input;
  const lesson = catalogue.lessons.find(({ id }) => id === stage.lesson);
  const plays = stage.plays.flatMap((key) => catalogue.plays.filter((play) => keyOf(play) === key));
  const isNew = ({ zh }: PlanWord) => !known.words.has(zh);
  const own = stage.words.flatMap((zh) => findWord(catalogue, zh) ?? []).filter(isNew);
  const playWorks = plays.map((play, index) => playWork(play, !lesson && index === 0 ? own : []));
  const texts = stage.texts.flatMap((id) => catalogue.texts.filter((text) => text.id === id)).map(textWork);
  const divided = (works: readonly Work[]) => works.flatMap((work) => divide(work, basis.minutesADay));
  return {
    main: lesson
      ? [...lessonItems(lesson, own, input), ...divided([...talkWork(lesson), ...texts])]
      : divided(texts),
    plays: divided(playWorks),
  };
}

const talkWork = ({ id, task }: CourseLesson): Work[] =>
  task.kind === 'topic'
    ? [{ kind: 'talk', ref: id, title: task.line, minutes: TALK_MINUTES, parts: 1, words: [] }]
    : [];

const textWork = (text: PlannedText): Work => ({
  kind: 'text',
  ref: text.id,
  title: text.title,
  minutes: textMinutes(text),
  parts: 1,
  words: [],
});

const playWork = ({ kind, id, title }: Play, words: readonly PlanWord[]): Work => ({
  kind,
  ref: id,
  title,
  minutes: PLAY_MINUTES[kind],
  parts: PLAY_TIMES,
  words,
});

function divide({ parts, words, ...work }: Work, minutesADay: number): WordedItem[] {
  const of = Math.max(1, parts, Math.ceil(work.minutes / roomFor(minutesADay)));
  const minutes = Math.max(1, Math.round(work.minutes / of));
  return Array.from({ length: of }, (_, index) => ({
    ...work,
    minutes,
    part: index + 1,
    of,
    words: shareOf(words, index, of),
  }));
}

/** Nothing is done twice in a session: a night lies between two parts of the same. */
function toSessions(items: readonly WordedItem[], minutesADay: number): WordedItem[][] {
  const room = roomFor(minutesADay);
  const sessions: WordedItem[][] = [];
  let used = 0;
  for (const item of items) {
    const current = sessions.at(-1);
    const fits = current && used + item.minutes <= room && current.every(({ kind }) => kind !== item.kind);
    if (fits) current.push(item);
    else sessions.push([item]);
    used = (fits ? used : 0) + item.minutes;
  }
  return sessions;
}

const reviewItem = (minutes: number): WordedItem => ({
  kind: 'review',
  ref: '',
  title: REVIEW_TITLE,
  part: 1,
  of: 1,
  minutes,
  words: [],
});

/**
 * Named after the stage that most of its sessions belong to; its goals are those of the stages that it holds most of. A
 * week in which a lesson is only put to use is named after the play that does it.
 */
function toWeek(week: readonly Session[], all: readonly Session[], stages: readonly Stage[]): PlanWeek {
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
    goals: goals.slice(0, 6),
    sessions: week.map(({ items }) => ({ items: items.map(withoutWords) })),
    words: week.flatMap(({ items }) =>
      items.flatMap(({ words }) =>
        words.map(({ zh, pinyin, lesson }) => ({ zh, pinyin, ...(lesson === undefined ? {} : { lesson }) })),
      ),
    ),
  };
}

/** The first play of sessions in which nothing of a lesson is left. */
function practiceOf(sessions: readonly Session[]) {
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

const sizeOf = (sessions: readonly Session[], index: number): number =>
  sessions.filter(({ stage }) => stage === index).length;

const chunk = <Item>(items: readonly Item[], size: number): Item[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );
