// Roles as drafts: what completes one, and what there is of them.

import { type Role, roleSchema } from '../../../content/schema/studies/role.ts';
import type { Database } from '../../../kit/server/db/database.ts';
import { type DraftItem, type DraftKind, readDrafts, type Version } from '../../drafts/server/api.ts';
import { type RoleDraft, roleOf } from '../domain/draft.ts';

/** Stands in rows and in the audit. */
const KIND = 'role';
/** So many that one page lists them. */
const MADE_ROLES_MAX = 300;

export type RoleRow = DraftItem;
export type VersionRow = Version<RoleDraft, Role>;
export type RoleDrafts = ReturnType<typeof roleDrafts>;

/** The draft as a role, where nothing is missing. */
const completeRole = (id: string, draft: RoleDraft): Role | null =>
  roleSchema.safeParse(roleOf(id, draft)).data ?? null;

export function roleDrafts(db: Database, shipped: readonly Role[]) {
  const of: DraftKind<RoleDraft, Role> = {
    kind: KIND,
    complete: completeRole,
    titleOf: ({ name }) => name.zh.trim(),
    isShipped: (id) => shipped.some((role) => role.id === id),
    isShippedOpen: false,
    most: MADE_ROLES_MAX,
  };
  return { db, of, read: readDrafts<RoleDraft, Role>(db, KIND) };
}
