// How people appear in answers: never more columns than the contract names.

import type { Role } from '../../../kit/core/access.ts';
import type { AccountDeps } from './deps.ts';
import type { Person } from './people-repo.ts';

type Named = {
  readonly id: string;
  readonly name: string;
  readonly username: string;
  readonly email: string;
  readonly role: Role;
};

function toPerson({ id, name, username, email, role }: Named): Named {
  return { id, name, username, email, role };
}

/** For the person: with what the page shows of their membership. */
export async function toSignedIn({ db, vipUntil }: Pick<AccountDeps, 'db' | 'vipUntil'>, person: Named) {
  const until = await vipUntil(db, person.id);
  return { ...toPerson(person), vipUntil: until?.toISOString() ?? null };
}

/** For admins: with when they came and whether they are locked out. */
export function toListedPerson(person: Person) {
  return {
    ...toPerson(person),
    createdAt: person.createdAt.toISOString(),
    bannedAt: person.bannedAt?.toISOString() ?? null,
    banReason: person.banReason,
  };
}
