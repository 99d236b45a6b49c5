// An admin decides about an application for a role; the role changes at once, and its person is told.

import { err, type Failure, ok, type Result } from '../../../kit/core/result.ts';
import type { UserId } from '../../../kit/core/user-id.ts';
import type { Database, Executor } from '../../../kit/server/db/database.ts';
import { type FoundPerson, giveRole, lockPerson } from '../../account/server/api.ts';
import { type AuditActor, type NewAuditEntry, recordAudit } from '../../audit/server/api.ts';
import { type ApplicationState, nextState } from '../domain/index.ts';

type Applied = { readonly userId: UserId; readonly state: ApplicationState };

export type Decided = {
  readonly state: ApplicationState;
  readonly reason: string;
  readonly decidedBy: UserId;
};

/** What the feature brings whose role is applied for. */
type Desk<Application extends Applied> = {
  readonly db: Database;
  readonly role: 'teacher' | 'distributor';
  /** The application, locked until the transaction ends. */
  readonly lock: (tx: Executor, id: string) => Promise<Application | undefined>;
  readonly store: (tx: Executor, id: string, decided: Decided) => Promise<Application>;
  readonly tell: (tx: Executor, application: Application) => Promise<void>;
};

export type Deciding = {
  readonly id: string;
  readonly admin: AuditActor;
  readonly decision: { readonly kind: 'approve' | 'refuse'; readonly reason: string };
};

const APPROVED = { teacher: 'teacher_approved', distributor: 'distributor_approved' } as const;
const REFUSED = { teacher: 'teacher_refused', distributor: 'distributor_refused' } as const;

export async function decideApplication<Application extends Applied>(
  desk: Desk<Application>,
  { id, admin, decision: { kind, reason } }: Deciding,
): Promise<
  Result<
    { readonly application: Application; readonly name: string },
    Failure<'not_found'> | Failure<'decided'> | Failure<'role_unfit'>
  >
> {
  const isApproved = kind === 'approve';
  return desk.db.transaction(async (tx) => {
    const submitted = await desk.lock(tx, id);
    const person = submitted && (await lockPerson(tx, submitted.userId));
    if (!person) return err('not_found');
    const state = nextState(submitted.state, kind);
    if (state === undefined) return err('decided');
    // Somebody may have been given another role since they applied, which this must not take away.
    if (isApproved && person.role !== 'student') return err('role_unfit');
    const application = await desk.store(tx, id, { state, reason, decidedBy: admin.id });
    if (isApproved) await giveRole(tx, { userId: person.id, role: desk.role, actorId: admin.id });
    const action = (isApproved ? APPROVED : REFUSED)[desk.role];
    await recordDecision(tx, { admin, person, action, role: isApproved ? desk.role : person.role, reason });
    await desk.tell(tx, application);
    return ok({ application, name: person.name });
  });
}

type Recorded = {
  readonly admin: AuditActor;
  readonly person: FoundPerson;
  readonly action: NewAuditEntry['action'];
  /** Afterwards. */
  readonly role: string;
  readonly reason: string;
};

export const recordDecision = (
  tx: Executor,
  { admin, person: { id, name, role: before }, action, role, reason }: Recorded,
): Promise<void> =>
  recordAudit(tx, {
    actor: admin,
    action,
    subject: { kind: 'person', id, name },
    before: { role: before },
    after: { role },
    reason,
  });
