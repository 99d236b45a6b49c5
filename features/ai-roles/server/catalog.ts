// The roles that learners meet: the shipped ones and those that admins have published, without what is hidden.

import { type Role, roleSchema } from '../../../content/schema/studies/role.ts';
import type { UserId } from '../../../kit/core/user-id.ts';
import type { RoleDrafts } from './role-drafts.ts';

export type Found = { readonly version: number; readonly role: Role };

export type Catalog = {
  /** In no order. */
  readonly list: () => Promise<Role[]>;
  /** Undefined when there is none, it is hidden, or another person's. */
  readonly read: (id: string, by: UserId) => Promise<Role | undefined>;
  /** For talks: a made role as it is published, or in the version asked for; `hidden` when no talk may begin. */
  readonly find: (id: string, version?: number, by?: UserId) => Promise<Found | 'hidden' | undefined>;
};

/**
 * A role made for one person of what they do elsewhere: undefined where the id is of another kind, `none` where it is
 * not there or not theirs. Without `by`, of a talk that its reader has begun.
 */
export type PersonalRole = (asked: {
  readonly roleId: string;
  readonly by: UserId | undefined;
}) => Promise<Found | 'none' | undefined>;

/** A version never changes, so what was read of it holds in every process. */
const KEPT_MAX = 200;

export function createCatalog(
  { read }: RoleDrafts,
  shipped: readonly Role[],
  personalRole: PersonalRole,
): Catalog {
  const versions = new Map<string, Found>();

  async function versionOf(id: string, number: number): Promise<Found | undefined> {
    const key = `${id} ${number}`;
    const known = versions.get(key);
    if (known) return known;
    // A later release may ask for more than what was stored; such a role is then no longer there.
    const parsed = roleSchema.safeParse((await read.version(id, number))?.complete);
    if (!parsed.success) return undefined;
    if (versions.size >= KEPT_MAX) versions.clear();
    const found = { version: number, role: parsed.data };
    versions.set(key, found);
    return found;
  }

  const find: Catalog['find'] = async (id, version, by) => {
    // To begin, somebody must be there whose it is.
    const personal = await personalRole({ roleId: id, by });
    if (personal !== undefined)
      return personal === 'none' || (version === undefined && by === undefined) ? 'hidden' : personal;
    if (version !== undefined) return versionOf(id, version);
    const row = await read.find(id);
    if (!row) return undefined;
    if (row.isHidden) return 'hidden';
    return row.publishedVersion === null ? undefined : versionOf(id, row.publishedVersion);
  };

  return {
    find,
    list: async () => {
      const [published, hidden] = await Promise.all([read.published(), read.hidden()]);
      const made = published.map(({ complete }) => complete);
      const ids = new Set([...made.map(({ id }) => id), ...hidden]);
      return [...made, ...shipped.filter(({ id }) => !ids.has(id))];
    },
    read: async (id, by) => {
      const found = await find(id, undefined, by);
      if (found === 'hidden') return undefined;
      return found?.role ?? shipped.find((role) => role.id === id);
    },
  };
}
