// Reads and writes made roles, hidden roles and their versions.

import { and, count, desc, eq, gt, lt } from 'drizzle-orm';
import type { Role } from '../../../content/schema/studies/role.ts';
import type { Executor } from '../../../kit/server/db/database.ts';
import { nameOf } from '../../account/server/api.ts';
import { aiRoles, aiRoleVersions } from './tables.ts';

export type RoleRow = typeof aiRoles.$inferSelect;
export type VersionRow = typeof aiRoleVersions.$inferSelect;
type NewVersion = Omit<typeof aiRoleVersions.$inferInsert, 'createdAt'>;

export async function findRole(db: Executor, id: string): Promise<RoleRow | undefined> {
  const [row] = await db.select().from(aiRoles).where(eq(aiRoles.id, id));
  return row;
}

/** Who changes a role waits here for whoever changes it just now. */
export async function lockRole(db: Executor, id: string): Promise<RoleRow | undefined> {
  const [row] = await db.select().from(aiRoles).where(eq(aiRoles.id, id)).for('update');
  return row;
}

/** False when there is a role with this id. */
export async function insertRole(
  db: Executor,
  row: Pick<RoleRow, 'id' | 'version' | 'isHidden'> & { readonly card?: unknown },
): Promise<boolean> {
  const inserted = await db.insert(aiRoles).values(row).onConflictDoNothing().returning({ id: aiRoles.id });
  return inserted.length > 0;
}

type Changes = Partial<Pick<RoleRow, 'version' | 'publishedVersion' | 'isHidden'>>;

export async function changeRole(db: Executor, id: string, changes: Changes): Promise<void> {
  await db
    .update(aiRoles)
    .set({ ...changes, updatedAt: new Date() })
    .where(eq(aiRoles.id, id));
}

export async function countMade(db: Executor): Promise<number> {
  const [row] = await db.select({ made: count() }).from(aiRoles).where(gt(aiRoles.version, 0));
  return row?.made ?? 0;
}

export async function insertVersion(db: Executor, version: NewVersion): Promise<void> {
  await db.insert(aiRoleVersions).values(version);
}

export async function findVersion(
  db: Executor,
  roleId: string,
  number: number,
): Promise<VersionRow | undefined> {
  const [row] = await db
    .select()
    .from(aiRoleVersions)
    .where(and(eq(aiRoleVersions.roleId, roleId), eq(aiRoleVersions.number, number)));
  return row;
}

/** The ids of all roles that learners do not meet though they may exist: hidden, made or shipped. */
export async function listHidden(db: Executor): Promise<ReadonlySet<string>> {
  const rows = await db.select({ id: aiRoles.id }).from(aiRoles).where(eq(aiRoles.isHidden, true));
  return new Set(rows.map(({ id }) => id));
}

/** Made roles as learners meet them: each in its published version. */
export async function listPublished(db: Executor): Promise<Role[]> {
  const rows = await db
    .select({ role: aiRoleVersions.role })
    .from(aiRoles)
    .innerJoin(
      aiRoleVersions,
      and(eq(aiRoleVersions.roleId, aiRoles.id), eq(aiRoleVersions.number, aiRoles.publishedVersion)),
    )
    .where(eq(aiRoles.isHidden, false));
  return rows.flatMap(({ role }) => (role === null ? [] : [role]));
}

/** Made roles, each with its newest version; they are few (`MADE_ROLES_MAX`). */
export async function listMade(db: Executor) {
  return db
    .select({ role: aiRoles, newest: aiRoleVersions })
    .from(aiRoles)
    .innerJoin(
      aiRoleVersions,
      and(eq(aiRoleVersions.roleId, aiRoles.id), eq(aiRoleVersions.number, aiRoles.version)),
    )
    .orderBy(desc(aiRoles.updatedAt), aiRoles.id);
}

/** The rows of shipped roles that somebody has hidden once. */
export async function listUnmade(db: Executor): Promise<RoleRow[]> {
  return db.select().from(aiRoles).where(eq(aiRoles.version, 0));
}

type HistoryPage = { readonly roleId: string; readonly before: number | undefined; readonly limit: number };

/** The newest first. */
export async function listVersions(db: Executor, { roleId, before, limit }: HistoryPage) {
  const { number, note, role, createdAt, createdBy } = aiRoleVersions;
  return db
    .select({ number, note, role, createdAt, createdBy, authorName: nameOf(createdBy) })
    .from(aiRoleVersions)
    .where(
      and(
        eq(aiRoleVersions.roleId, roleId),
        before === undefined ? undefined : lt(aiRoleVersions.number, before),
      ),
    )
    .orderBy(desc(number))
    .limit(limit);
}
