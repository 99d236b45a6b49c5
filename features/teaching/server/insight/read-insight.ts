// What a class has done lately, in a few statements however many learn in it, and what its teacher may make of it.

import type { InferContractRouterOutputs } from '@orpc/contract';
import type { UserId } from '../../../../kit/core/user-id.ts';
import type { Owned } from '../../../../kit/server/db/owned.ts';
import { countAnswersBy, listMissedBy } from '../../../learning-events/server/api.ts';
import { countLeechesOf } from '../../../study/server/api.ts';
import { listDaysOf } from '../../../study-time/server/api.ts';
import type { TeachingContract } from '../../contract.ts';
import {
  type Activity,
  datesUpTo,
  daysBefore,
  daysFrom,
  endOfDue,
  INSIGHT_DAYS,
  isDue,
  minutesOfDay,
  needOf,
  WEEK_DAYS,
  whoNeedsHelp,
} from '../../domain/index.ts';
import { type Assignment, listAssignments } from '../assignments/assignments-repo.ts';
import { readResults } from '../assignments/read-results.ts';
import { listMembers, type TeachingClass } from '../classes/classes-repo.ts';
import type { TeachingDeps } from '../deps.ts';
import { readOpen } from './read-open.ts';
import { textsToMark } from './texts-to-mark.ts';
import { twoWeeks, twoWeeksUpTo } from './two-weeks.ts';

const MISTAKES_SHOWN = 15;
/** What one learner alone missed is not the class's. */
const SEVERAL = 2;
const MINUTE = 60;

type Insight = InferContractRouterOutputs<TeachingContract>['readInsight'];
type MissedItem = Omit<Insight['mistakes'][number], 'givenBy' | 'who' | 'learners'>;

export async function readInsight(
  deps: TeachingDeps,
  taught: Owned<TeachingClass>,
  now: Date,
): Promise<Insight> {
  const { db } = deps;
  const [members, given] = await Promise.all([listMembers(db, taught), listAssignments(db, taught)]);
  const people = members.map(({ id }) => id);
  const dates = datesUpTo(now, INSIGHT_DAYS);
  const since = daysBefore(now, INSIGHT_DAYS);
  const recentSince = daysBefore(now, WEEK_DAYS);
  const [answers, lastAnswers, leeches, days, missed, results] = await Promise.all([
    countAnswersBy(db, people, { since, recentSince }),
    countAnswersBy(db, people, twoWeeksUpTo(now)),
    countLeechesOf(db, people),
    listDaysOf(db, people, dates[0] ?? ''),
    listMissedBy(db, people, { since: recentSince, limit: MISTAKES_SHOWN, least: SEVERAL }),
    readResults(deps, people, given),
  ]);
  const lately = given.filter(({ createdAt }) => createdAt >= recentSince);
  const learners = members.map(({ id, name, joinedAt, lineAt }) => {
    const own = answers.find(({ userId }) => userId === id);
    const ownDays = days.filter(({ userId }) => userId === id);
    const studied = ownDays.filter(({ seconds }) => seconds >= MINUTE);
    // What was due before somebody came is not theirs to have done, and what was missed long ago is no sign of today.
    const isTheirs = (dueOn: string) => endOfDue(dueOn) > joinedAt && endOfDue(dueOn) > since;
    const isDone = (assignment: (typeof given)[number]) => results(assignment, id).isDone;
    const theirs = given.filter(({ dueOn }) => isTheirs(dueOn));
    const undone = theirs.filter((each) => !isDone(each));
    const overdue = undone.filter(({ dueOn }) => endOfDue(dueOn) < now).length;
    // Done and given are counted of the same: of what is over. What was done before its day stands apart.
    const over = theirs.filter(({ dueOn }) => endOfDue(dueOn) < now);
    const done = over.length - overdue;
    return {
      id,
      name,
      joinedAt,
      lineAt,
      lastStudyAt: latest([own?.lastAt, ...studied.map(({ date }) => new Date(`${date}T12:00:00Z`))]),
      studyDays: ownDays.filter(({ isStudyDay }) => isStudyDay).length,
      minutes: minutesOf(studied),
      asked: own?.asked ?? 0,
      right: own?.right ?? 0,
      recent: { asked: own?.recentAsked ?? 0, right: own?.recentRight ?? 0 },
      leeches: leeches.find(({ userId }) => userId === id)?.words ?? 0,
      done,
      given: over.length,
      early: theirs.length - undone.length - done,
      open: undone.length - overdue,
      due: theirs.filter(({ dueOn }) => isDue(dueOn, now)).length,
      hasDoneNone: !given.some(isDone),
      overdue,
    };
  });
  const glosses = await glossesOf(deps, taught.teacherId, missed);
  const activities = learners.map((learner) => toActivity(learner, now));
  const help = whoNeedsHelp(activities);
  const openOf = await readOpen(
    deps,
    { given, results, now },
    members.filter(({ id }) => help.some((each) => each.id === id)).map(({ id }) => id),
  );
  return {
    toMark: textsToMark(members, given, results),
    talkTo: nameHelp(learners, help, openOf),
    mistakes: missed.flatMap(({ who, ...each }) =>
      toMissed(deps, glosses, each).map((mistake) => ({
        ...mistake,
        givenBy: lately.find((one) => isAbout(one, mistake))?.id ?? null,
        who: members.filter(({ id }) => who.includes(id)).map(({ id, name }) => ({ id, name })),
      })),
    ),
    weeks: twoWeeks({ members, days, answers: lastAnswers, given, results }, now),
    days: dates.map((date) => {
      const of = days.filter((day) => day.date === date && day.seconds >= MINUTE);
      return { date, minutes: minutesOf(of), learners: of.length };
    }),
    learners: byNeed(learners, activities).map(toShown),
  };
}

type Shown = Insight['learners'][number];

/** The names of what is shown of each; what else is counted of them serves the rules. */
const toShown = ({
  id,
  name,
  studyDays,
  minutes,
  asked,
  right,
  leeches,
  done,
  given,
  early,
  open,
}: Shown): Shown => ({
  id,
  name,
  studyDays,
  minutes,
  asked,
  right,
  leeches,
  done,
  given,
  early,
  open,
});

const minutesOf = (days: readonly { readonly seconds: number }[]): number =>
  days.reduce((sum, { seconds }) => sum + minutesOfDay(seconds), 0);

function latest(moments: readonly (Date | null | undefined)[]): Date | undefined {
  const known = moments.flatMap((moment) => (moment ? [moment.getTime()] : []));
  return known.length === 0 ? undefined : new Date(Math.max(...known));
}

/** Whether an assignment is there to mend a mistake. */
function isAbout(
  { kind, target, words }: Assignment,
  mistake: Pick<MissedItem, 'kind' | 'key' | 'lesson'>,
): boolean {
  if (mistake.kind === 'word') return words.some(({ word }) => word === mistake.key);
  return kind === 'lesson' && target === mistake.lesson;
}

type Seen = Pick<Activity, 'recent' | 'leeches' | 'overdue' | 'due' | 'hasDoneNone'> & {
  readonly id: UserId;
  readonly name: string;
  readonly joinedAt: Date;
  readonly lineAt: Date | null;
  readonly lastStudyAt: Date | undefined;
  readonly asked: number;
  readonly right: number;
};

function toActivity(
  { id, joinedAt, lastStudyAt, asked, right, recent, ...counted }: Seen,
  now: Date,
): Activity {
  return {
    id,
    daysInClass: daysFrom(joinedAt, now),
    daysSinceStudy: lastStudyAt === undefined ? null : daysFrom(lastStudyAt, now),
    recent,
    before: { asked: asked - recent.asked, right: right - recent.right },
    leeches: counted.leeches,
    overdue: counted.overdue,
    due: counted.due,
    hasDoneNone: counted.hasDoneNone,
  };
}

function nameHelp(
  learners: readonly Seen[],
  help: ReturnType<typeof whoNeedsHelp>,
  openOf: (userId: UserId) => Insight['talkTo'][number]['open'],
): Insight['talkTo'] {
  return help.flatMap(({ id, reasons }) => {
    const learner = learners.find((each) => each.id === id);
    if (!learner) return [];
    const { name, lineAt } = learner;
    const open = openOf(learner.id);
    return [{ id: learner.id, name, reasons: [...reasons], open, lineAt: lineAt?.toISOString() ?? null }];
  });
}

/** Who needs help most first, the others as they joined. */
function byNeed<Learner extends Seen>(
  learners: readonly Learner[],
  activities: readonly Activity[],
): Learner[] {
  const needs = new Map(activities.map((activity) => [activity.id, needOf(activity)]));
  return learners.toSorted((one, other) => (needs.get(other.id) ?? 0) - (needs.get(one.id) ?? 0));
}

type Missed = Awaited<ReturnType<typeof listMissedBy>>[number];
type Glosses = Awaited<ReturnType<TeachingDeps['explainWords']>>;

/** What the words of mistakes mean, as their teacher is told. */
export const glossesOf = (
  { explainWords }: Pick<TeachingDeps, 'explainWords'>,
  teacherId: UserId,
  missed: readonly Pick<Missed, 'kind' | 'key' | 'reading'>[],
): Promise<Glosses> =>
  explainWords(
    teacherId,
    missed.flatMap(({ kind, key, reading }) => (kind === 'word' ? [{ word: key, reading }] : [])),
  );

/** With what it means, or its name and its lesson, where it is a point of grammar. */
export function toMissed<Counted extends { readonly reading: string; readonly misses: number }>(
  { content, pointTitle }: TeachingDeps,
  glosses: Glosses,
  missed: Pick<Missed, 'kind' | 'key'> & Counted,
): (Counted & Omit<MissedItem, 'reading' | 'misses'>)[] {
  const { kind, key, reading } = missed;
  if (kind === 'word') {
    const gloss = glosses.get(`${key} ${reading}`) ?? null;
    return [{ ...missed, kind, title: null, lesson: null, gloss }];
  }
  if (kind !== 'grammar') return [];
  const lesson = content.lessons.find(({ grammar }) => grammar.some(({ point }) => point === key));
  const { zh, en, pt } = pointTitle(key);
  return [{ ...missed, kind, title: { zh, en, pt }, lesson: lesson?.id ?? null, gloss: null }];
}
