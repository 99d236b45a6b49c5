// Becoming a distributor: somebody applies, an admin decides, and the role changes at once.

import { and, desc, eq } from 'drizzle-orm';
import type { Member } from '../../../../kit/core/access.ts';
import { err, type Failure, ok, type Result } from '../../../../kit/core/result.ts';
import type { UserId } from '../../../../kit/core/user-id.ts';
import type { Database, Executor } from '../../../../kit/server/db/database.ts';
import { olderThan, type PageRequest } from '../../../../kit/server/db/page-cursor.ts';
import { newId } from '../../../../kit/server/new-id.ts';
import { nameOf } from '../../../account/server/api.ts';
import { type Decided, type Deciding, decideApplication } from '../../../applications/server/api.ts';
import type { DistributionDeps } from '../deps.ts';
import { postDecision } from '../notices.ts';
import { distributorApplications } from '../tables.ts';

export type Application = typeof distributorApplications.$inferSelect;
export type NamedApplication = { readonly application: Application; readonly name: string };
const applications = distributorApplications;

/** The person's latest application. */
export async function latestApplication(db: Executor, userId: UserId): Promise<Application | undefined> {
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
  const id = newId();
  const [made] = await db
    .insert(applications)
    .values({ id, userId, plan, state: 'submitted' })
    .onConflictDoNothing()
    .returning();
  return made ? ok(made) : err('open_already');
}

type DecidingDeps = Pick<DistributionDeps, 'db' | 'postNotice'>;

export const decideDistribution = (deps: DecidingDeps, deciding: Deciding) =>
  decideApplication(
    {
      db: deps.db,
      role: 'distributor',
      lock: async (tx, id) =>
        (await tx.select().from(applications).where(eq(applications.id, id)).for('update'))[0],
      store: storeDecision,
      tell: (tx, application) => postDecision(tx, deps, application),
    },
    deciding,
  );

async function storeDecision(tx: Executor, id: string, decided: Decided): Promise<Application> {
  const [application] = await tx
    .update(applications)
    .set({ ...decided, decidedAt: new Date() })
    .where(eq(applications.id, id))
    .returning();
  if (!application) throw new Error('an application that was locked is not there');
  return application;
}

/** Applications in a state, newest first. */
export async function listApplications(
  db: Executor,
  state: Application['state'],
  { before, limit }: PageRequest,
): Promise<NamedApplication[]> {
  return db
    .select({ application: applications, name: nameOf<string>(applications.userId) })
    .from(applications)
    .where(and(eq(applications.state, state), olderThan(applications, before)))
    .orderBy(desc(applications.createdAt), desc(applications.id))
    .limit(limit);
}
