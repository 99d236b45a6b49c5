// Reads and changes applications to teach.

import { and, desc, eq } from 'drizzle-orm';
import type { UserId } from '../../../../kit/core/user-id.ts';
import type { Executor } from '../../../../kit/server/db/database.ts';
import { olderThan, type PageRequest } from '../../../../kit/server/db/page-cursor.ts';
import { nameOf } from '../../../account/server/api.ts';
import type { ApplicationState } from '../../../applications/domain/index.ts';
import type { Decided } from '../../../applications/server/api.ts';
import { teacherApplications as applications } from '../tables.ts';

export type Application = typeof applications.$inferSelect;
export type NamedApplication = { readonly application: Application; readonly name: string };

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

export async function insertApplication(
  db: Executor,
  application: Pick<Application, 'id' | 'userId' | 'place' | 'audience' | 'motive'>,
): Promise<Application | undefined> {
  const [made] = await db
    .insert(applications)
    .values({ ...application, state: 'submitted' })
    .onConflictDoNothing()
    .returning();
  return made;
}

export async function lockApplication(tx: Executor, id: string): Promise<Application | undefined> {
  const [application] = await tx.select().from(applications).where(eq(applications.id, id)).for('update');
  return application;
}

export async function storeDecision(tx: Executor, id: string, decided: Decided): Promise<Application> {
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
  state: ApplicationState,
  { before, limit }: PageRequest,
): Promise<NamedApplication[]> {
  return db
    .select({ application: applications, name: nameOf<string>(applications.userId) })
    .from(applications)
    .where(and(eq(applications.state, state), olderThan(applications, before)))
    .orderBy(desc(applications.createdAt), desc(applications.id))
    .limit(limit);
}
