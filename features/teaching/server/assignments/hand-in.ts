// A learner hands a text in, and its teacher says something to it: each holds to the version that was read.

import { isDeepStrictEqual } from 'node:util';
import { and, eq, sql } from 'drizzle-orm';
import { err, type Failure, ok, type Result } from '../../../../kit/core/result.ts';
import type { UserId } from '../../../../kit/core/user-id.ts';
import type { Executor } from '../../../../kit/server/db/database.ts';
import { settleNotices } from '../../../notices/server/api.ts';
import { canHandIn, fitsText, type Mark, type Spot } from '../../domain/index.ts';
import { findClass, listMembers } from '../classes/classes-repo.ts';
import type { TeachingDeps } from '../deps.ts';
import { handedIn, marked } from '../notices.ts';
import { handIns } from '../tables.ts';
import { findAnyAssignment, type JoinedAssignment, listOwnAssignments } from './assignments-repo.ts';
import type { HandIn } from './read-results.ts';

type Key = { readonly assignmentId: string; readonly userId: UserId };
const isOf = ({ assignmentId, userId }: Key) =>
  and(eq(handIns.assignmentId, assignmentId), eq(handIns.userId, userId));

async function lockHandIn(tx: Executor, key: Key): Promise<HandIn | undefined> {
  const [row] = await tx.select().from(handIns).where(isOf(key)).for('update');
  return row;
}

type HandingIn = Key & {
  readonly text: string;
  /** The version that is replaced; 0 for the first. */
  readonly version: number;
};
type HandInFailure =
  | Failure<'not_found'>
  | Failure<'withdrawn'>
  | Failure<'marked_already'>
  | Failure<'changed'>;

export async function handInText(
  { db, postNotice }: TeachingDeps,
  { text, version, ...key }: HandingIn,
): Promise<Result<HandIn, HandInFailure>> {
  return db.transaction(async (tx) => {
    const [own] = await listOwnAssignments(tx, key.userId, { id: key.assignmentId });
    if (own?.row.kind !== 'writing') return err('not_found');
    if (own.row.withdrawnAt) return err('withdrawn');
    const [first] =
      version === 0
        ? await tx
            .insert(handIns)
            .values({ ...key, text, version: 1 })
            .onConflictDoNothing()
            .returning()
        : [];
    if (first) {
      await tellTeacher(postNotice, tx, own, first);
      return ok(first);
    }
    const known = await lockHandIn(tx, key);
    // An answer got lost on the way, and the page sends it again.
    if (known?.text === text) return ok(known);
    if (known?.version !== version) return err('changed');
    if (!canHandIn(known.mark)) return err('marked_already');
    const [again] = await tx
      .update(handIns)
      .set({
        text,
        version: version + 1,
        handedInAt: sql`clock_timestamp()`,
        mark: null,
        spots: [],
        markedAt: null,
      })
      .where(isOf(key))
      .returning();
    if (!again) return err('changed');
    await tellTeacher(postNotice, tx, own, again);
    return ok(again);
  });
}

/** Each version once. */
async function tellTeacher(
  postNotice: TeachingDeps['postNotice'],
  tx: Executor,
  { row: { id, classId, heading }, className, teacherId, knownAs }: JoinedAssignment,
  { userId, version }: HandIn,
): Promise<void> {
  const content = handedIn.of({ className, classId, assignmentId: id, heading, learner: knownAs });
  await postNotice(tx, { userId: teacherId, eventId: `${id} ${userId} ${version}`, content });
}

type Marked = { readonly mark: Mark; readonly remark: string; readonly spots: readonly Spot[] };

type Marking = Key & {
  readonly classId: string;
  readonly teacherId: UserId;
  readonly version: number;
  /** What stood there when the text was read. */
  readonly replaces: Marked | null;
} & Marked;

type MarkFailure =
  | Failure<'not_found'>
  | Failure<'withdrawn'>
  | Failure<'changed'>
  | Failure<'spots_unfit'>
  | Failure<'marked_meanwhile'>;

/** A remark stays with a text that was handed in anew; its mark and spots do not. */
const isReplaced = (known: HandIn, replaces: Marked | null): boolean =>
  replaces === null ? known.mark === null : isSame(known, replaces);

const isSame = (known: HandIn, { mark, remark, spots }: Marked): boolean =>
  known.mark === mark && known.remark === remark && isDeepStrictEqual(known.spots, spots);

export async function markText(
  { db, postNotice }: TeachingDeps,
  { classId, teacherId, version, replaces, mark, remark, spots, ...key }: Marking,
): Promise<Result<HandIn, MarkFailure>> {
  return db.transaction(async (tx) => {
    const found = await findClass(tx, { id: classId, teacherId });
    if (!found || found.row.endedAt !== null) return err('not_found');
    const assignment = await findAnyAssignment(tx, found.row, key.assignmentId);
    const learners = await listMembers(tx, found.row);
    const known = await lockHandIn(tx, key);
    if (!assignment || !known || !learners.some(({ id }) => id === key.userId)) return err('not_found');
    if (assignment.withdrawnAt) return err('withdrawn');
    if (known.version !== version) return err('changed');
    if (!fitsText(known.text, spots)) return err('spots_unfit');
    if (isSame(known, { mark, remark, spots })) return ok(known);
    if (!isReplaced(known, replaces)) return err('marked_meanwhile');
    const [done] = await tx
      .update(handIns)
      .set({ mark, remark, spots, markedAt: sql`clock_timestamp()` })
      .where(isOf(key))
      .returning();
    if (!done) return err('not_found');
    const learner = learners.find(({ id }) => id === key.userId)?.name ?? '';
    const data = { assignmentId: assignment.id, learner };
    await settleNotices(tx, { userId: teacherId, kind: handedIn, data });
    const { id: assignmentId, heading } = assignment;
    const content = marked.of({ className: found.row.name, classId, assignmentId, heading });
    // A mark that is changed is told again; the same one sent twice is not.
    const eventId = [assignment.id, String(version), mark, remark, JSON.stringify(spots)].join(' ');
    await postNotice(tx, { userId: key.userId, eventId, content });
    return ok(done);
  });
}
