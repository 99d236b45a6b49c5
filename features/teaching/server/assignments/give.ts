// A teacher gives a class something to do, changes it, or takes it back.

import { err, type Failure, ok, type Result } from '../../../../kit/core/result.ts';
import type { UserId } from '../../../../kit/core/user-id.ts';
import type { Executor } from '../../../../kit/server/db/database.ts';
import type { Owned } from '../../../../kit/server/db/owned.ts';
import { correctNotices, settleNotices } from '../../../notices/server/api.ts';
import { ASSIGNMENTS_MAX, type CourseKind, hasBegun, lastDueDay } from '../../domain/index.ts';
import { listMembers, lockClass, type TeachingClass } from '../classes/classes-repo.ts';
import type { TeachingDeps } from '../deps.ts';
import { assigned, dueChanged, reminded, withdrawn } from '../notices.ts';
import type { AssignedWord } from '../tables.ts';
import {
  type Assignment,
  changeAssignment,
  countAssignments,
  findAssignment,
  insertAssignment,
  type NewAssignment,
} from './assignments-repo.ts';
import { courseOf, titleOf } from './course.ts';
import { readResults } from './read-results.ts';
import { readWords, type Unknown } from './read-words.ts';

export type WordsTask = {
  readonly words: readonly string[];
  /** Of words that are not in the dictionary. */
  readonly meanings: readonly { readonly word: string; readonly meaning: string }[];
};

export type Task =
  | { readonly kind: CourseKind; readonly target: string }
  | ({ readonly kind: 'words'; readonly heading: string } & WordsTask)
  | { readonly kind: 'writing'; readonly heading: string };

type Giving = {
  readonly id: string;
  readonly classId: string;
  readonly teacherId: UserId;
  readonly task: Task;
  readonly note: string;
  /** `yyyy-mm-dd` */
  readonly dueOn: string;
};

type TaskFailure = Failure<'target_unknown'> | Failure<'words_unknown', Unknown>;
type GiveFailure =
  | Failure<'not_found'>
  | Failure<'due_too_far'>
  | Failure<'ended'>
  | Failure<'full'>
  | TaskFailure;

/** The same id again is the same assignment, and tells nobody a second time. */
export async function giveAssignment(
  deps: TeachingDeps,
  { id, classId, teacherId, task, note, dueOn }: Giving,
): Promise<Result<Owned<Assignment>, GiveFailure>> {
  const read = readTask(deps, task);
  if (!read.ok) return read;
  if (dueOn > lastDueDay(new Date())) return err('due_too_far');
  return deps.db.transaction(async (tx) => {
    const taught = await lockClass(tx, { id: classId, teacherId });
    if (!taught) return err('not_found');
    if (taught.endedAt !== null) return err('ended');
    const known = await findAssignment(tx, taught, id);
    if (known) return ok(known);
    if ((await countAssignments(tx, taught)) >= ASSIGNMENTS_MAX) return err('full');
    const made = await insertAssignment(tx, taught, { id, note, dueOn, ...read.value });
    if (!made) return err('not_found');
    const people = (await listMembers(tx, taught)).map((learner) => learner.id);
    await tellLearners(deps, tx, people, {
      eventId: id,
      content: assigned.of({ ...toldOf(deps, taught, made), note }),
    });
    return ok(made);
  });
}

type Editing = Giving & {
  /** As the teacher saw it. */
  readonly version: number;
};
type EditFailure =
  | Failure<'not_found'>
  | Failure<'ended'>
  | Failure<'due_too_far'>
  | Failure<'changed'>
  | Failure<'begun'>
  | TaskFailure;

/** Date, note and the name of a list change at any time; what is to be done, only until somebody has begun with it. */
export async function editAssignment(
  deps: TeachingDeps,
  { id, classId, teacherId, version, task, note, dueOn }: Editing,
): Promise<Result<Owned<Assignment>, EditFailure>> {
  return deps.db.transaction(async (tx) => {
    const taught = await lockClass(tx, { id: classId, teacherId });
    const known = taught && (await findAssignment(tx, taught, id));
    if (!taught || !known) return err('not_found');
    if (taught.endedAt !== null) return err('ended');
    if (known.version !== version) return err('changed');
    if (dueOn !== known.dueOn && dueOn > lastDueDay(new Date())) return err('due_too_far');
    // What stands there already may have left the course, and stays nevertheless.
    const read = isTask(known, task) ? undefined : readTask(deps, task);
    if (read && !read.ok) return read;
    if (read && (await isBegun(deps, tx, taught, known))) return err('begun');
    const name = task.kind === 'words' ? { heading: task.heading } : {};
    await changeAssignment(tx, known, { note, dueOn, ...name, ...read?.value });
    const changed = await findAssignment(tx, taught, id);
    if (!changed) return err('not_found');
    await tellOfChange(deps, tx, taught, { known, changed });
    return ok(changed);
  });
}

/** What a notice says of an assignment. */
export function toldOf(
  { content }: Pick<TeachingDeps, 'content'>,
  { id: classId, name: className }: TeachingClass,
  of: Assignment,
) {
  const { id: assignmentId, kind, target, heading, dueOn } = of;
  const name = heading || target;
  const task = titleOf(content, kind, target) ?? { zh: name, en: name, pt: name };
  return { className, classId, assignmentId, task, dueOn };
}

type Message = Omit<Parameters<TeachingDeps['postNotice']>[1], 'userId'>;

async function tellLearners(
  { postNotice }: TeachingDeps,
  tx: Executor,
  people: readonly UserId[],
  message: Message,
): Promise<void> {
  for (const userId of people.toSorted()) await postNotice(tx, { ...message, userId });
}

type Change = { readonly known: Assignment; readonly changed: Assignment };

/** What was told before says from now on what holds; another day is told besides. */
async function tellOfChange(
  deps: TeachingDeps,
  tx: Executor,
  taught: Owned<TeachingClass>,
  { known, changed }: Change,
): Promise<void> {
  const told = toldOf(deps, taught, changed);
  const { assignmentId, task, dueOn } = told;
  const people = (await listMembers(tx, taught)).map(({ id }) => id);
  for (const kind of [dueChanged, reminded])
    await correctNotices(tx, { people, kind, data: { assignmentId }, correction: { task, dueOn } });
  const correction = { task, dueOn, note: changed.note };
  await correctNotices(tx, { people, kind: assigned, data: { assignmentId }, correction });
  if (known.dueOn === dueOn) return;
  // Who has done it has nothing to hurry for.
  const results = await readResults(deps, people, [changed]);
  const waiting = people.filter((userId) => !results(changed, userId).isDone);
  const message = { eventId: `${assignmentId} ${changed.version}`, content: dueChanged.of(told) };
  await tellLearners(deps, tx, waiting, message);
}

/** The name of a list is not what is to be done with it. */
function isTask({ kind, target, heading, words }: Assignment, task: Task): boolean {
  if (task.kind !== kind) return false;
  if (task.kind === 'writing') return task.heading === heading;
  if (task.kind !== 'words') return task.target === target;
  const meanings = new Map(task.meanings.map(({ word, meaning }) => [word, meaning]));
  const isSame = ({ word, meaning }: AssignedWord) => meaning === undefined || meaning === meanings.get(word);
  return (
    [...new Set(task.words)].join(' ') === words.map(({ word }) => word).join(' ') && words.every(isSame)
  );
}

async function isBegun(
  deps: TeachingDeps,
  tx: Executor,
  taught: Owned<TeachingClass>,
  assignment: Assignment,
): Promise<boolean> {
  const people = (await listMembers(tx, taught)).map((learner) => learner.id);
  const results = await readResults(deps, people, [assignment]);
  return hasBegun(people.map((userId) => results(assignment, userId)));
}

type ReadTask = Pick<NewAssignment, 'kind' | 'target' | 'heading' | 'words'>;

/** What a task is about, held against the course and the dictionary. */
function readTask({ content, lexicon }: TeachingDeps, task: Task): Result<ReadTask, TaskFailure> {
  if (task.kind === 'writing') return ok({ ...task, target: '', words: [] });
  if (task.kind !== 'words') {
    const isThere = courseOf(content)[task.kind].some(({ id }) => id === task.target);
    return isThere ? ok({ ...task, heading: '', words: [] }) : err('target_unknown');
  }
  const read = readWords(lexicon(), task);
  return read.ok ? ok({ kind: 'words', target: '', heading: task.heading, words: read.value }) : read;
}

type Naming = { readonly id: string; readonly classId: string; readonly teacherId: UserId };

/** Who learns is told; what was handed in and said to it stays to be read, and nothing of it is to do any more. */
export async function withdrawAssignment(
  deps: TeachingDeps,
  { id, classId, teacherId }: Naming,
): Promise<Result<null, Failure<'not_found'>>> {
  return deps.db.transaction(async (tx) => {
    const taught = await lockClass(tx, { id: classId, teacherId });
    if (!taught) return err('not_found');
    const known = await findAssignment(tx, taught, id);
    if (!known) return ok(null);
    await changeAssignment(tx, known, { withdrawnAt: new Date() });
    const people = (await listMembers(tx, taught)).map((learner) => learner.id);
    // What is no longer to do waits no more.
    for (const userId of people.toSorted())
      for (const kind of [assigned, dueChanged, reminded])
        await settleNotices(tx, { userId, kind, data: { assignmentId: id } });
    const content = withdrawn.of(toldOf(deps, taught, known));
    await tellLearners(deps, tx, people, { eventId: id, content });
    return ok(null);
  });
}
