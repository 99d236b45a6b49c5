// How people appear in answers: never more columns than the contract names.

import type { Role } from '../../../../kit/core/access.ts';
import type { UserId } from '../../../../kit/core/user-id.ts';
import type { AccountDeps } from '../deps.ts';
import type { ListedPerson } from '../people/list-people.ts';
import type { Person } from '../people/people-repo.ts';
import { needsSecondFactor } from '../second-factor/demand.ts';

type Named = {
  readonly id: UserId;
  readonly name: string;
  readonly username: string | null;
  readonly email: string;
  readonly role: Role;
  readonly avatarId: string | null;
};

type Viewer = Named & { readonly emailVerified: boolean; readonly hasSecondFactor: boolean };

function toPerson(
  { files }: Pick<AccountDeps, 'files'>,
  { id, name, username, email, role, avatarId }: Named,
) {
  const avatar = avatarId === null ? null : files.addresses.addressOf(avatarId, new Date());
  return { id, name, username, email, role, avatar };
}

type ViewDeps = Pick<AccountDeps, 'db' | 'vipUntil' | 'leavesAt' | 'ageOf' | 'readRules' | 'files'>;

/** For the person: with what the page shows of their account and membership. */
export async function toSignedIn(deps: ViewDeps, person: Viewer) {
  const { emailVerified, hasSecondFactor } = person;
  const [until, leavesAt, age] = await Promise.all([
    deps.vipUntil(deps.db, person.id),
    deps.leavesAt(deps.db, person.id),
    deps.ageOf(deps.db, person.id),
  ]);
  return {
    ...toPerson(deps, person),
    emailVerified,
    hasSecondFactor,
    needsSecondFactor: await needsSecondFactor(deps, person),
    vipUntil: until?.toISOString() ?? null,
    leavesAt: leavesAt?.toISOString() ?? null,
    isYounger: age === 'younger',
  };
}

/** The same for a person as their row says. */
export function toSignedInPerson(deps: ViewDeps, person: Person) {
  const hasSecondFactor = person.secondFactorSince !== null;
  return toSignedIn(deps, { ...person, hasSecondFactor, avatarId: person.image });
}

/** For admins: with when they came, whether they are locked out, and until when they have VIP. */
export function toListedPerson(deps: Pick<AccountDeps, 'files'>, { vipUntil, ...person }: ListedPerson) {
  return {
    ...toPerson(deps, { ...person, avatarId: person.image }),
    createdAt: person.createdAt.toISOString(),
    bannedAt: person.bannedAt?.toISOString() ?? null,
    banReason: person.banReason,
    banCause: person.banCause,
    banNote: person.banNote,
    bannedUntil: person.bannedUntil?.toISOString() ?? null,
    locale: person.locale,
    vipUntil: vipUntil?.toISOString() ?? null,
  };
}
