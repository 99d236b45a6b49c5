// Who has done what of some assignments, worked out from what learners really did: at most one statement for each kind.

import { and, inArray } from 'drizzle-orm';
import type { UserId } from '../../../../kit/core/user-id.ts';
import type { Executor } from '../../../../kit/server/db/database.ts';
import { textsReadBy, wordAnswersBy } from '../../../learning-events/server/api.ts';
import {
  type AssignmentKind,
  allDone,
  type Done,
  NOT_BEGUN,
  type WordAnswers,
  wordsDone,
} from '../../domain/index.ts';
import type { TeachingDeps } from '../deps.ts';
import { handIns } from '../tables.ts';
import type { Assignment } from './assignments-repo.ts';

export type HandIn = typeof handIns.$inferSelect;
export type OneResult = Done & { readonly handIn: HandIn | undefined };
export type Results = (assignment: Assignment, userId: UserId) => OneResult;

type ResultsDeps = Pick<TeachingDeps, 'db' | 'lessonProgressOf' | 'finishedScenesOf'>;
const keyOf = (userId: string, what: string) => `${userId} ${what}`;

export async function readResults(
  { db, lessonProgressOf, finishedScenesOf }: ResultsDeps,
  people: readonly UserId[],
  assignments: readonly Assignment[],
): Promise<Results> {
  const of = (kind: AssignmentKind) => assignments.filter((each) => each.kind === kind);
  const targets = (kind: AssignmentKind) => of(kind).map(({ target }) => target);
  const lists = of('words').map(({ id, words, createdAt }) => ({
    id,
    words: words.map(({ word }) => word),
    since: createdAt,
  }));
  const [lessons, scenes, texts, answers, texted] = await Promise.all([
    lessonProgressOf(people, targets('lesson')),
    finishedScenesOf(people, targets('scene')),
    textsReadBy(db, people, targets('text')),
    wordAnswersBy(db, people, lists),
    readHandIns(db, people, of('writing')),
  ]);
  const lessonDone = new Map(
    lessons.map(({ userId, lesson, share, isCompleted }): [string, Done] => [
      keyOf(userId, lesson),
      isCompleted ? allDone(null) : { ...NOT_BEGUN, share },
    ]),
  );
  const scenesDone = new Set(scenes.map(({ userId, scene }) => keyOf(userId, scene)));
  const textsDone = new Map(texts.map(({ userId, text, at }) => [keyOf(userId, text), at]));
  const answered = wordsByList(answers);
  const handedIn = new Map(texted.map((each) => [keyOf(each.userId, each.assignmentId), each]));
  const doneOf = ({ id, kind, target, words }: Assignment, userId: UserId): Done => {
    const flag = (isDone: boolean, at: Date | null = null) => (isDone ? allDone(at) : NOT_BEGUN);
    const handIn = handedIn.get(keyOf(userId, id));
    const list = words.map(({ word }) => word);
    if (kind === 'lesson') return lessonDone.get(keyOf(userId, target)) ?? NOT_BEGUN;
    if (kind === 'scene') return flag(scenesDone.has(keyOf(userId, target)));
    if (kind === 'text')
      return flag(textsDone.has(keyOf(userId, target)), textsDone.get(keyOf(userId, target)));
    if (kind === 'writing') return flag(isAccepted(handIn), handIn?.handedInAt);
    return wordsDone(list, answered.get(keyOf(userId, id)) ?? new Map());
  };
  return (assignment, userId) => ({
    ...doneOf(assignment, userId),
    handIn: handedIn.get(keyOf(userId, assignment.id)),
  });
}

/** Who had done it before it was given. Of a scene nobody has kept when. */
export async function readEarlier(
  { lessonProgressOf }: Pick<ResultsDeps, 'lessonProgressOf'>,
  people: readonly UserId[],
  { kind, target, createdAt }: Assignment,
  results: (userId: UserId) => OneResult,
): Promise<ReadonlySet<UserId>> {
  if (kind !== 'lesson') {
    const isEarlier = ({ doneAt }: OneResult) => doneAt !== null && doneAt < createdAt;
    return new Set(people.filter((userId) => isEarlier(results(userId))));
  }
  const then = await lessonProgressOf(people, [target], createdAt);
  return new Set(then.flatMap(({ userId, isCompleted }) => (isCompleted ? [userId] : [])));
}

type ListAnswers = Awaited<ReturnType<typeof wordAnswersBy>>;

/** What each learner did with the words of each list, word by word. */
const wordsByList = (answers: ListAnswers): ReadonlyMap<string, ReadonlyMap<string, WordAnswers>> =>
  new Map(
    [...Map.groupBy(answers, ({ userId, list }) => keyOf(userId, list))].map(([key, own]) => [
      key,
      new Map(own.map((each) => [each.word, each])),
    ]),
  );

/** Handed in, and not sent back. */
const isAccepted = (handIn: HandIn | undefined): boolean => handIn !== undefined && handIn.mark !== 'again';

async function readHandIns(db: Executor, people: readonly UserId[], writing: readonly Assignment[]) {
  if (people.length === 0 || writing.length === 0) return [];
  const ids = writing.map(({ id }) => id);
  return db
    .select()
    .from(handIns)
    .where(and(inArray(handIns.assignmentId, ids), inArray(handIns.userId, [...people])));
}
