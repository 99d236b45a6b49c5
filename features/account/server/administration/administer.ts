// What admins do to accounts: roles and bans, acting at the person's next request; and how the first admin comes to be.

import type { Member, Role } from '../../../../kit/core/access.ts';
import { toLocale } from '../../../../kit/core/locale.ts';
import { err, type Failure, ok, type Result } from '../../../../kit/core/result.ts';
import type { UserId } from '../../../../kit/core/user-id.ts';
import type { Executor } from '../../../../kit/server/db/database.ts';
import type { RequestContext } from '../../../../kit/server/http/request/context.ts';
import type { Mail } from '../../../../kit/server/mail/mail.ts';
import { recordAudit } from '../../../audit/server/api.ts';
import type { RegistrationForm } from '../../domain/index.ts';
import { writeAccountMail } from '../credentials/mail-texts.ts';
import { consumeToken, issueToken, peekToken, withdrawTokens } from '../credentials/verifications-repo.ts';
import type { AccountDeps } from '../deps.ts';
import {
  hasAdmin,
  lockWholePerson,
  type Person,
  recordEvent,
  setBan,
  setRole,
} from '../people/people-repo.ts';
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

type BanChange = {
  readonly id: UserId;
  readonly reason: string | null;
  /** What the person is told when they are let in again; empty for nothing. */
  readonly note: string;
  /** The lock that is taken off, by when it began. */
  readonly bannedAt?: Date | undefined;
};

export async function changeBan(
  { db, mailer, publicUrl }: Pick<AccountDeps, 'db' | 'mailer' | 'publicUrl'>,
  admin: Member,
  change: BanChange,
): Promise<Result<Person, ChangeFailure>> {
  const { id, reason } = change;
  if (id === admin.id) return err('own_account');
  return db.transaction(async (tx) => {
    const before = await lockWholePerson(tx, id);
    if (!before) return err('not_found');
    // The same again, after a lost answer.
    if (before.banReason === reason) return ok(before);
    if (isOvertaken(before, change)) return err('changed');
    const person = await setBan(tx, id, reason);
    if (!person) return err('not_found');
    if (reason !== null) await endAllSessions(tx, id);
    await recordEvent(tx, {
      userId: id,
      actorId: admin.id,
      kind: reason === null ? 'unbanned' : 'banned',
      detail: reason === null ? {} : { reason },
    });
    await recordAudit(tx, {
      actor: admin,
      action: reason === null ? 'account_unlocked' : 'account_locked',
      subject: { kind: 'person', id, name: person.name },
      reason: reason ?? change.note,
    });
    await mailer.post(tx, banMail(person, publicUrl(), change.note));
    return ok(person);
  });
}

/** The reason is the admins' own; whoever objects is told it by them. The note answers who has objected. */
function banMail({ email, name, locale, bannedAt }: Person, site: string, note: string): Mail {
  const to = { email, locale: toLocale(locale) };
  return bannedAt === null
    ? writeAccountMail(note === '' ? 'accountUnlocked' : 'accountUnlockedBecause', to, {
        name,
        note,
        link: `${site}/auth/login`,
      })
    : writeAccountMail('accountLocked', to, { name, link: `${site}/help/contact` });
}

/** Another admin has locked the account meanwhile, so that this one would undo what they have not seen. */
const isOvertaken = ({ bannedAt: now }: Person, { reason, bannedAt: seen }: BanChange): boolean =>
  reason === null ? seen !== undefined && now?.getTime() !== seen.getTime() : now !== null;

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
