// The admins' list of people: searched inside names and addresses, filtered, newest first.

import { and, desc, eq, isNotNull, isNull, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { Role } from '../../../../kit/core/access.ts';
import type { Executor } from '../../../../kit/server/db/database.ts';
import { olderThan, type PageRequest } from '../../../../kit/server/db/page-cursor.ts';
import { users } from '../tables.ts';
import { isMeantBy } from './look-up-people.ts';
import type { Person } from './people-repo.ts';

/** What the list asks about memberships, in queries. */
export type MembershipsOf = {
  readonly vipUntilOf: (userId: SQLWrapper) => SQL<Date | null>;
  /** Whether the person may have this membership now: true for all who have it, and perhaps for some more. */
  readonly mayBe: (userId: SQLWrapper, kind: 'vip' | 'free') => SQL;
};

export type ListedPerson = Person & { readonly vipUntil: Date | null };

export type PeopleFilter = {
  readonly search?: string | undefined;
  readonly role?: Role | undefined;
  readonly membership?: 'vip' | 'free' | undefined;
  readonly state?: 'active' | 'banned' | undefined;
};

export async function listPeople(
  db: Executor,
  memberships: MembershipsOf,
  { before, limit, ...filter }: PageRequest & PeopleFilter,
): Promise<ListedPerson[]> {
  const rows = await db
    .select({ person: users, vipUntil: memberships.vipUntilOf(users.id) })
    .from(users)
    .where(and(olderThan(users, before), ...conditions(memberships, filter)))
    .orderBy(desc(users.createdAt), desc(users.id))
    .limit(limit);
  return rows.map(({ person, vipUntil }) => ({ ...person, vipUntil }));
}

function conditions(
  memberships: MembershipsOf,
  { search = '', role, membership, state }: PeopleFilter,
): (SQL | undefined)[] {
  return [
    search === '' ? undefined : isMeantBy(search),
    role && eq(users.role, role),
    membership && memberships.mayBe(users.id, membership),
    state && (state === 'banned' ? isNotNull(users.bannedAt) : isNull(users.bannedAt)),
  ];
}
