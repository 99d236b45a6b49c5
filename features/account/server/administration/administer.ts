// What admins make of accounts: roles, acting at the person's next request; and how the first admin comes to be.

import type { Member, Role } from '../../../../kit/core/access.ts';
import { err, type Failure, ok, type Result } from '../../../../kit/core/result.ts';
import type { UserId } from '../../../../kit/core/user-id.ts';
import type { Executor } from '../../../../kit/server/db/database.ts';
import type { RequestContext } from '../../../../kit/server/http/request/context.ts';
import { recordAudit } from '../../../audit/server/api.ts';
import type { RegistrationForm } from '../../domain/index.ts';
import { consumeToken, issueToken, peekToken, withdrawTokens } from '../credentials/verifications-repo.ts';
import type { AccountDeps } from '../deps.ts';
import { hasAdmin, lockWholePerson, type Person, recordEvent, setRole } from '../people/people-repo.ts';
import { endAllSessions } from '../sessions/sessions-repo.ts';
import { type InviteFailure, type RegistrationFailure, register } from '../sign-in/register.ts';

const FIRST_ADMIN_SECONDS = 24 * 3600;
const FIRST_ADMIN = 'first admin';

type ChangeFailure = Failure<'own_account'> | Failure<'not_found'> | Failure<'changed'>;

type RoleChange = { readonly id: UserId; readonly role: Role; readonly from?: Role | undefined };

/** `from` is the role that the admin saw: where it is another by now, nothing is done. The same again changes nothing. */
export async function changeRole(
  { db, onRoleChanged }: Pick<AccountDeps, 'db' | 'onRoleChanged'>,
  admin: Member,
  { id, role, from }: RoleChange,
): Promise<Result<Person, ChangeFailure>> {
  if (id === admin.id) return err('own_account');
  return db.transaction(async (tx) => {
    const before = await lockWholePerson(tx, id);
    if (!before) return err('not_found');
    if (before.role === role) return ok(before);
    if (from !== undefined && before.role !== from) return err('changed');
    const person = await giveRole(tx, { userId: id, role, actorId: admin.id });
    if (!person) return err('not_found');
    await recordAudit(tx, {
      actor: admin,
      action: 'role_changed',
      subject: { kind: 'person', id, name: person.name },
      before: { role: before.role },
      after: { role },
    });
    const change = { userId: id, from: before.role, to: role, adminId: admin.id };
    for (const hear of onRoleChanged) await hear(tx, change);
    return ok(person);
  });
}

type RoleGift = { readonly userId: UserId; readonly role: Role; readonly actorId: UserId };

/**
 * Gives somebody a role in the caller's transaction, and remembers who did; undefined when nobody is there. Sessions that
 * began with another role end.
 */
export async function giveRole(
  tx: Executor,
  { userId, role, actorId }: RoleGift,
): Promise<Person | undefined> {
  const person = await setRole(tx, userId, role);
  if (!person) return undefined;
  await endAllSessions(tx, userId);
  await recordEvent(tx, { userId, actorId, kind: 'role_changed', detail: { role } });
  return person;
}

/** While there is no admin: a fresh one-time token for the address that the console prints; earlier ones end. */
export async function offerFirstAdmin(db: Executor): Promise<string | undefined> {
  if (await hasAdmin(db)) return undefined;
  await withdrawTokens(db, 'first-admin', FIRST_ADMIN);
  return issueToken(db, { purpose: 'first-admin', value: FIRST_ADMIN, seconds: FIRST_ADMIN_SECONDS });
}

type FirstAdminFailure = Failure<'link_invalid'> | Exclude<RegistrationFailure, InviteFailure>;

function withoutInvite(error: RegistrationFailure): Exclude<RegistrationFailure, InviteFailure> {
  if (error.code === 'invite_invalid') throw new Error('a form without an invite code was refused for one');
  return error;
}

/** Registers the first admin by the one-time token; good once, and only while there is no admin. */
export async function createFirstAdmin(
  deps: AccountDeps,
  context: Pick<RequestContext, 'requestHeaders' | 'resHeaders' | 'address' | 'locale'>,
  { token, ...form }: RegistrationForm & { readonly token: string },
): Promise<Result<Person, FirstAdminFailure>> {
  if ((await hasAdmin(deps.db)) || (await peekToken(deps.db, 'first-admin', token)) === undefined) {
    return err('link_invalid');
  }
  const registered = await register(deps, context, form);
  if (!registered.ok) return { ok: false, error: withoutInvite(registered.error) };
  const promoted = await deps.db.transaction(async (tx) => {
    // The token goes only with the promotion: a form that was refused before leaves it good.
    if ((await consumeToken(tx, 'first-admin', token)) === undefined) return undefined;
    const { id } = registered.value;
    await recordEvent(tx, { userId: id, actorId: null, kind: 'role_changed', detail: { role: 'admin' } });
    return setRole(tx, id, 'admin');
  });
  return promoted ? ok(promoted) : err('link_invalid');
}
