// Becoming a distributor: somebody applies, an admin decides, and the role changes at once.

import { randomBytes } from 'node:crypto';
import { and, desc, eq } from 'drizzle-orm';
import type { Member } from '../../../../kit/core/access.ts';
import { err, type Failure, ok, type Result } from '../../../../kit/core/result.ts';
import { uuidV7 } from '../../../../kit/core/uuid.ts';
import type { Database, Executor } from '../../../../kit/server/db/database.ts';
import { olderThan, type PageKey } from '../../../../kit/server/db/page-cursor.ts';
import { giveRole, users } from '../../../account/server/api.ts';
import { type AuditActor, recordAudit } from '../../../audit/server/api.ts';
import type { DistributionDeps } from '../deps.ts';
import { mailDecision } from '../mails.ts';
import { distributorApplications } from '../tables.ts';

export type Application = typeof distributorApplications.$inferSelect;
export type NamedApplication = { readonly application: Application; readonly name: string };
const applications = distributorApplications;

/** The person's latest application. */
export async function latestApplication(db: Executor, userId: string): Promise<Application | undefined> {
  const [latest] = await db
    .select()
    .from(applications)
    .where(eq(applications.userId, userId))
    .orderBy(desc(applications.createdAt))
    .limit(1);
  return latest;
}

/** A role that teaches or runs the platform would be lost: those people ask an admin for a second account. */
export async function apply(
  db: Database,
  { id: userId, role }: Pick<Member, 'id' | 'role'>,
  plan: string,
): Promise<Result<Application, Failure<'role_unfit'> | Failure<'open_already'>>> {
  if (role !== 'student') return err('role_unfit');
  const id = uuidV7(Date.now(), randomBytes(10));
  const [made] = await db
    .insert(applications)
    .values({ id, userId, plan, state: 'submitted' })
    .onConflictDoNothing()
    .returning();
  return made ? ok(made) : err('open_already');
}

type Decision = {
  readonly id: string;
  readonly admin: AuditActor;
  readonly isApproved: boolean;
  readonly reason: string;
};

type DecidingDeps = Pick<DistributionDeps, 'db' | 'mailer' | 'publicUrl'>;

export async function decideApplication(
  deps: DecidingDeps,
  { id, admin, isApproved, reason }: Decision,
): Promise<Result<NamedApplication, Failure<'not_found'> | Failure<'decided'> | Failure<'role_unfit'>>> {
  return deps.db.transaction(async (tx) => {
    const [row] = await tx
      .select({ application: applications, name: users.name, role: users.role })
      .from(applications)
      .innerJoin(users, eq(users.id, applications.userId))
      .where(eq(applications.id, id))
      .for('update');
    if (!row) return err('not_found');
    if (row.application.state !== 'submitted') return err('decided');
    // Somebody may have been given another role since they applied, which this must not take away.
    if (isApproved && row.role !== 'student') return err('role_unfit');
    const [application] = await tx
      .update(applications)
      .set({
        state: isApproved ? 'approved' : 'rejected',
        reason,
        decidedBy: admin.id,
        decidedAt: new Date(),
      })
      .where(eq(applications.id, id))
      .returning();
    if (!application) throw new Error('an application that was locked is not there');
    if (isApproved)
      await giveRole(tx, { userId: application.userId, role: 'distributor', actorId: admin.id });
    await recordAudit(tx, {
      actor: admin,
      action: isApproved ? 'distributor_approved' : 'distributor_refused',
      subject: { kind: 'person', id: application.userId, name: row.name },
      before: { role: row.role },
      after: { role: isApproved ? 'distributor' : row.role },
      reason,
    });
    await mailDecision(tx, deps, application);
    return ok({ application, name: row.name });
  });
}

type Page = { readonly before: PageKey | undefined; readonly limit: number };

/** Applications in a state, newest first. */
export async function listApplications(
  db: Executor,
  state: Application['state'],
  { before, limit }: Page,
): Promise<NamedApplication[]> {
  return db
    .select({ application: applications, name: users.name })
    .from(applications)
    .innerJoin(users, eq(users.id, applications.userId))
    .where(and(eq(applications.state, state), olderThan(applications, before)))
    .orderBy(desc(applications.createdAt), desc(applications.id))
    .limit(limit);
}

/** Distributors, newest account first. */
export async function listDistributors(db: Executor, { before, limit }: Page) {
  return db
    .select({
      id: users.id,
      name: users.name,
      email: users.email,
      bannedAt: users.bannedAt,
      createdAt: users.createdAt,
    })
    .from(users)
    .where(and(eq(users.role, 'distributor'), olderThan(users, before)))
    .orderBy(desc(users.createdAt), desc(users.id))
    .limit(limit);
}
