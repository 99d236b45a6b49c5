// What admins do with roles: make one, save a version, publish, hide. Of two at once the second is told.

import { isDeepStrictEqual } from 'node:util';
import { type Role, roleSchema } from '../../../content/schema/studies/role.ts';
import { err, type Failure, ok, type Result } from '../../../kit/core/result.ts';
import type { UserId } from '../../../kit/core/user-id.ts';
import type { Database, Executor } from '../../../kit/server/db/database.ts';
import { type RoleDraft, roleOf } from '../domain/draft.ts';
import { changeRole, countMade, findVersion, insertRole, insertVersion, lockRole } from './roles-repo.ts';

/** So many that one page lists them. */
export const MADE_ROLES_MAX = 300;

type Written = {
  readonly id: string;
  readonly draft: RoleDraft;
  readonly note: string;
  readonly actorId: UserId;
};

/** The draft as a role, where nothing is missing. */
export function completeRole(id: string, draft: RoleDraft): Role | null {
  return roleSchema.safeParse(roleOf(id, draft)).data ?? null;
}

type Made = Written & {
  /** What else stood in the card that it came from. */
  readonly card?: unknown;
};

/** Makes a role with its first version, which learners do not meet yet. */
export async function makeRole(
  db: Database,
  { id, card, ...written }: Made,
): Promise<Result<1, Failure<'exists'> | Failure<'too_many'>>> {
  return db.transaction(async (tx) => {
    if ((await countMade(tx)) >= MADE_ROLES_MAX) return err('too_many');
    const isNew = await insertRole(tx, {
      id,
      version: 1,
      isHidden: false,
      ...(card === undefined ? {} : { card }),
    });
    if (!isNew) return err('exists');
    await store(tx, { id, ...written }, 1);
    return ok(1);
  });
}

export type Stale = Failure<'stale', { readonly version: number }>;

/** Adds a version behind the one that the admin has seen. Saved again after a lost answer, it is there once. */
export async function saveVersion(
  db: Database,
  { expectedVersion, ...written }: Written & { readonly expectedVersion: number },
): Promise<Result<number, Failure<'not_found'> | Stale>> {
  return db.transaction(async (tx) => {
    const role = await lockRole(tx, written.id);
    if (!role || role.version === 0) return err('not_found');
    const next = expectedVersion + 1;
    if (role.version === expectedVersion) {
      await store(tx, written, next);
      await changeRole(tx, written.id, { version: next });
      return ok(next);
    }
    const newest = await findVersion(tx, written.id, role.version);
    const isTheSame = newest?.createdBy === written.actorId && isDeepStrictEqual(newest.draft, written.draft);
    return role.version === next && isTheSame ? ok(next) : err('stale', { version: role.version });
  });
}

async function store(tx: Executor, { id, draft, note, actorId }: Written, number: number): Promise<void> {
  const role = completeRole(id, draft);
  await insertVersion(tx, { roleId: id, number, draft, role, note, createdBy: actorId });
}

type Publish = {
  readonly id: string;
  readonly expectedVersion: number;
  /** Whether this role may be shown to learners. */
  readonly allows: (role: Role) => boolean;
};

/** Shows the newest version to learners; a shipped role (`expectedVersion` 0) that was hidden is shown again. */
export async function publishRole(
  db: Database,
  { id, expectedVersion, allows }: Publish,
): Promise<Result<null, Failure<'not_found'> | Failure<'incomplete'> | Stale>> {
  return db.transaction(async (tx) => {
    const row = await lockRole(tx, id);
    if (!row) return expectedVersion === 0 ? ok(null) : err('not_found');
    if (row.version !== expectedVersion) return err('stale', { version: row.version });
    if (row.version === 0) {
      await changeRole(tx, id, { isHidden: false });
      return ok(null);
    }
    const newest = await findVersion(tx, id, row.version);
    if (!newest?.role || !allows(newest.role)) return err('incomplete');
    await changeRole(tx, id, { publishedVersion: row.version, isHidden: false });
    return ok(null);
  });
}

/** Learners no longer meet the role; talks that have begun go on. False when there is no such role. */
export async function hideRole(db: Database, id: string, isShipped: boolean): Promise<boolean> {
  return db.transaction(async (tx) => {
    if (isShipped) await insertRole(tx, { id, version: 0, isHidden: true });
    const row = await lockRole(tx, id);
    if (row) await changeRole(tx, id, { isHidden: true });
    return row !== undefined;
  });
}
