// Becoming a teacher and ceasing to be one: somebody asks, an admin decides, and the role changes at once.

import type { Member } from '../../../../kit/core/access.ts';
import { err, type Failure, ok, type Result } from '../../../../kit/core/result.ts';
import type { UserId } from '../../../../kit/core/user-id.ts';
import type { Database, Executor } from '../../../../kit/server/db/database.ts';
import { newId } from '../../../../kit/server/new-id.ts';
import { giveRole, lockPerson, type OnRoleChanged } from '../../../account/server/api.ts';
import { nextState } from '../../../applications/domain/index.ts';
import {
  applicationsIn,
  type Deciding,
  decideApplication,
  recordDecision,
} from '../../../applications/server/api.ts';
import type { AuditActor } from '../../../audit/server/api.ts';
import { endClassesOf } from '../classes/end-class.ts';
import type { TeachingDeps } from '../deps.ts';
import { DECIDED, roleEnded } from '../notices.ts';
import { teacherApplications } from '../tables.ts';

export const applications = applicationsIn(teacherApplications);

type Application = typeof teacherApplications.$inferSelect;
type Answers = Pick<Application, 'place' | 'audience' | 'motive'>;

/** A role that earns or runs the platform would be lost: those people register a second account. */
export async function apply(
  db: Database,
  { id: userId, role }: Pick<Member, 'id' | 'role'>,
  answers: Answers,
): Promise<Result<Application, Failure<'role_unfit'> | Failure<'open_already'>>> {
  if (role !== 'student') return err('role_unfit');
  const [made] = await db
    .insert(teacherApplications)
    .values({ id: newId(), userId, ...answers, state: 'submitted' })
    .onConflictDoNothing()
    .returning();
  return made ? ok(made) : err('open_already');
}

type DecidingDeps = Pick<TeachingDeps, 'db' | 'postNotice'>;

export const decideTeaching = ({ db, postNotice }: DecidingDeps, deciding: Deciding) =>
  decideApplication(
    {
      db,
      role: 'teacher',
      lock: applications.lock,
      store: applications.store,
      tell: (tx, { id, userId, state, reason }) => {
        const content = DECIDED[state === 'approved' ? 'approved' : 'refused'].of({ reason: reason ?? '' });
        return postNotice(tx, { userId, eventId: id, content });
      },
    },
    deciding,
  );

type Revoking = { readonly userId: UserId; readonly admin: AuditActor; readonly reason: string };

/** A learner again; classes end with it, so that nobody goes on showing things to whom no admin stands for. */
export async function revokeTeacher(
  deps: DecidingDeps,
  { userId, admin, reason }: Revoking,
): Promise<Result<null, Failure<'not_found'> | Failure<'not_teacher'>>> {
  return deps.db.transaction(async (tx) => {
    const person = await lockPerson(tx, userId);
    if (!person) return err('not_found');
    if (person.role !== 'teacher') return err('not_teacher');
    await giveRole(tx, { userId, role: 'student', actorId: admin.id });
    await endTeaching(tx, deps, { userId, adminId: admin.id, reason });
    await recordDecision(tx, { admin, person, action: 'teacher_revoked', role: 'student', reason });
    const content = DECIDED.revoked.of({ reason });
    await deps.postNotice(tx, { userId, eventId: newId(), content });
    return ok(null);
  });
}

type Ending = { readonly userId: UserId; readonly adminId: UserId; readonly reason: string };

/** What ends with the role: the application that led to it, and all classes. */
async function endTeaching(
  tx: Executor,
  deps: Pick<TeachingDeps, 'postNotice'>,
  { userId, adminId, reason }: Ending,
): Promise<void> {
  const latest = await applications.latest(tx, userId);
  const state = latest && nextState(latest.state, 'revoke');
  if (latest && state) await applications.store(tx, latest.id, { state, reason, decidedBy: adminId });
  await endClassesOf(tx, deps, userId);
}

/** For the account, in the transaction in which an admin changes somebody's role: who was a teacher teaches no more. */
export const endTeachingWithRole =
  (deps: Pick<TeachingDeps, 'postNotice'>): OnRoleChanged =>
  async (tx, { userId, from, adminId }) => {
    if (from !== 'teacher') return;
    await endTeaching(tx, deps, { userId, adminId, reason: '' });
    await deps.postNotice(tx, { userId, eventId: newId(), content: roleEnded.of({}) });
  };
