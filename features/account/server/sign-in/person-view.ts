// How people appear in answers: never more columns than the contract names.

import type { Role } from '../../../../kit/core/access.ts';
import type { UserId } from '../../../../kit/core/user-id.ts';
import type { AccountDeps } from '../deps.ts';
import type { Person } from '../people/people-repo.ts';
import { needsSecondFactor } from '../second-factor/demand.ts';

type Named = {
  readonly id: UserId;
  readonly name: string;
  readonly username: string | null;
  readonly email: string;
  readonly role: Role;
};

type Viewer = Named & { readonly emailVerified: boolean; readonly hasSecondFactor: boolean };

function toPerson({ id, name, username, email, role }: Named): Named {
  return { id, name, username, email, role };
}

type ViewDeps = Pick<AccountDeps, 'db' | 'vipUntil' | 'readRules'>;

/** For the person: with what the page shows of their account and membership. */
export async function toSignedIn(deps: ViewDeps, person: Viewer) {
  const { emailVerified, hasSecondFactor } = person;
  const until = await deps.vipUntil(deps.db, person.id);
  return {
    ...toPerson(person),
    emailVerified,
    hasSecondFactor,
    needsSecondFactor: await needsSecondFactor(deps, person),
    vipUntil: until?.toISOString() ?? null,
  };
}

/** The same for a person as their row says. */
export function toSignedInPerson(deps: ViewDeps, person: Person) {
  return toSignedIn(deps, { ...person, hasSecondFactor: person.secondFactorSince !== null });
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
