// Who has done what of some assignments, worked out from what learners really did: at most one statement for each kind.

import { and, inArray } from 'drizzle-orm';
import type { UserId } from '../../../../kit/core/user-id.ts';
import type { Executor } from '../../../../kit/server/db/database.ts';
import { textsReadBy, wordsRightBy } from '../../../learning-events/server/api.ts';
import { ALL_DONE, type AssignmentKind, type Done, NOT_BEGUN, wordsDone } from '../../domain/index.ts';
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
  const words = of('words').flatMap((each) => each.words.map(({ word }) => word));
  const [lessons, scenes, texts, right, texted] = await Promise.all([
    lessonProgressOf(people, targets('lesson')),
    finishedScenesOf(people, targets('scene')),
    textsReadBy(db, people, targets('text')),
    wordsRightBy(db, people, words),
    readHandIns(db, people, of('writing')),
  ]);
  const lessonDone = new Map(
    lessons.map(({ userId, lesson, share, isCompleted }): [string, Done] => [
      keyOf(userId, lesson),
      isCompleted ? ALL_DONE : { share, isDone: false },
    ]),
  );
  const scenesDone = new Set(scenes.map(({ userId, scene }) => keyOf(userId, scene)));
  const textsDone = new Set(texts.map(({ userId, text }) => keyOf(userId, text)));
  const rightAt = new Map(right.map(({ userId, word, at }) => [keyOf(userId, word), at]));
  const handedIn = new Map(texted.map((each) => [keyOf(each.userId, each.assignmentId), each]));
  const doneOf = ({ id, kind, target, words: asked, createdAt }: Assignment, userId: UserId): Done => {
    const flag = (isDone: boolean) => (isDone ? ALL_DONE : NOT_BEGUN);
    if (kind === 'lesson') return lessonDone.get(keyOf(userId, target)) ?? NOT_BEGUN;
    if (kind === 'scene') return flag(scenesDone.has(keyOf(userId, target)));
    if (kind === 'text') return flag(textsDone.has(keyOf(userId, target)));
    if (kind === 'writing') return flag(isAccepted(handedIn.get(keyOf(userId, id))));
    const list = asked.map(({ word }) => word);
    const since = list.filter((word) => (rightAt.get(keyOf(userId, word)) ?? new Date(0)) >= createdAt);
    return wordsDone(list, new Set(since));
  };
  return (assignment, userId) => ({
    ...doneOf(assignment, userId),
    handIn: handedIn.get(keyOf(userId, assignment.id)),
  });
}

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
