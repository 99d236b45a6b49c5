// Forgotten, reset and changed passwords; each change and the end of the sessions are one transaction.

import { and, eq, ne } from 'drizzle-orm';
import type { Member } from '../../../../kit/core/access.ts';
import type { Locale } from '../../../../kit/core/locale.ts';
import { err, type Failure, ok, type Result } from '../../../../kit/core/result.ts';
import { type UserId, userIdSchema } from '../../../../kit/core/user-id.ts';
import type { Executor } from '../../../../kit/server/db/database.ts';
import type { RequestContext } from '../../../../kit/server/http/request/context.ts';
import { spend } from '../../../../kit/server/http/request/guard.ts';
import { countCall } from '../../../../kit/server/rate-limit/rate-limit.ts';
import { checkNewPassword, type RegistrationProblem } from '../../domain/index.ts';
import type { AccountDeps } from '../deps.ts';
import { findPerson, findPersonById, type Person, recordEvent } from '../people/people-repo.ts';
import type { Auth } from '../sessions/auth.ts';
import { credentials, sessions } from '../tables.ts';
import { loadCommonPasswords } from './common-passwords.ts';
import { withdrawEmailChanges } from './email-change-tokens.ts';
import { writeAccountMail } from './mail-texts.ts';
import { consumeToken, issueToken, peekToken, withdrawTokens } from './verifications-repo.ts';

/** What one browser, network or person may try with one account. */
export const PASSWORD_TRIES = { max: 20, seconds: 900 };
const RESET_SECONDS = 60 * 60;
/** So that nobody, from however many networks, fills a mailbox or keeps replacing the link its owner waits for. */
const LINKS_PER_PERSON = { max: 5, seconds: 3600 };

type FieldsInvalid = Failure<'fields_invalid', { readonly problem: RegistrationProblem }>;
type NewPassword = { readonly password: string; readonly repeated: string };

/** The queued half of a request for a link: writes the mail when the address is somebody's, replacing earlier links. */
export async function sendResetLink(
  deps: AccountDeps,
  { email, locale }: { readonly email: string; readonly locale: Locale },
): Promise<void> {
  const person = await findPerson(deps.db, email);
  // Here and not at the request, which must not tell whether the address is known.
  if (!person || !(await mayHaveLink(deps, person))) return;
  await deps.db.transaction((tx) => writeResetLink(deps, tx, { ...person, locale }));
}

/** Counts one link; false when the person was sent as many as an hour allows. */
export async function mayHaveLink({ db }: AccountDeps, { id }: Pick<Person, 'id'>): Promise<boolean> {
  return (await countCall(db, `reset-link:${id}`, LINKS_PER_PERSON)).allowed;
}

/** Writes the mail, replacing earlier links. */
export async function writeResetLink(
  { mailer, publicUrl }: AccountDeps,
  tx: Executor,
  { id, email, name, locale }: Pick<Person, 'id' | 'email' | 'name'> & { readonly locale: Locale },
): Promise<void> {
  await withdrawTokens(tx, 'password-reset', id);
  const token = await issueToken(tx, { purpose: 'password-reset', value: id, seconds: RESET_SECONDS });
  const link = `${publicUrl()}/auth/reset-password?token=${token}`;
  await mailer.post(tx, writeAccountMail('passwordReset', { ownerId: id, email, locale }, { name, link }));
}

/**
 * Sets a new password by the token of the mail: once, within the hour, ending every session. Who reads the mail is the
 * owner, so their browser is a known one from then on: they get in while strangers guess at the account.
 */
export async function resetPassword(
  { db, auth, knownDevices }: AccountDeps,
  context: Pick<RequestContext, 'requestHeaders' | 'resHeaders'>,
  { token, password, repeated }: NewPassword & { readonly token: string },
): Promise<Result<true, FieldsInvalid | Failure<'link_invalid'>>> {
  const owner = userIdSchema.safeParse(await peekToken(db, 'password-reset', token));
  const person = owner.success ? await findPersonById(db, owner.data) : undefined;
  if (!person) return err('link_invalid');
  const checked = await judge({ password, repeated }, person);
  if (!checked.ok) return err('fields_invalid', { problem: checked.error.code });
  const hash = await hashPassword(auth, password);
  return db.transaction(async (tx) => {
    if ((await consumeToken(tx, 'password-reset', token)) === undefined) return err('link_invalid');
    await storeHash(tx, person.id, hash);
    await tx.delete(sessions).where(eq(sessions.userId, person.id));
    await withdrawTokens(tx, 'password-reset', person.id);
    await withdrawEmailChanges(tx, person.id);
    await recordEvent(tx, { userId: person.id, actorId: null, kind: 'password_reset' });
    knownDevices.remember(context, person.id);
    return ok(true);
  });
}

/** Changes the password of the signed-in person and ends their other sessions. */
export async function changePassword(
  { db, auth }: AccountDeps,
  member: Member,
  { current, password, repeated }: NewPassword & { readonly current: string },
): Promise<Result<true, FieldsInvalid | Failure<'password_wrong'>>> {
  const checked = await judge({ password, repeated }, member);
  if (!checked.ok) return err('fields_invalid', { problem: checked.error.code });
  if (!(await provePassword({ db, auth }, member.id, current))) return err('password_wrong');
  const hash = await hashPassword(auth, password);
  await db.transaction(async (tx) => {
    await storeHash(tx, member.id, hash);
    await tx.delete(sessions).where(and(eq(sessions.userId, member.id), ne(sessions.id, member.sessionId)));
    await withdrawTokens(tx, 'password-reset', member.id);
    await withdrawEmailChanges(tx, member.id);
    await recordEvent(tx, { userId: member.id, actorId: member.id, kind: 'password_changed' });
  });
  return ok(true);
}

type Known = { readonly username: string | null; readonly email: string };

async function judge(chosen: NewPassword, { username, email }: Known) {
  return checkNewPassword({ ...chosen, known: [username ?? '', email] }, await loadCommonPasswords());
}

/** Whether this is the person's password; takes as long for a person without one. */
export async function isPasswordOf(
  { db, auth }: Pick<AccountDeps, 'db' | 'auth'>,
  personId: UserId,
  password: string,
): Promise<boolean> {
  const context = await auth.$context;
  const [row] = await db
    .select({ hash: credentials.password })
    .from(credentials)
    .where(and(eq(credentials.userId, personId), eq(credentials.providerId, 'credential')));
  if (!row?.hash) {
    await context.password.hash(password);
    return false;
  }
  return context.password.verify({ hash: row.hash, password });
}

/**
 * Whether somebody who is signed in knows their password; all places that ask for it again count together, so that an open
 * session is nowhere a place to guess it. Throws TOO_MANY_REQUESTS after as many tries as a sign-in allows.
 */
export async function provePassword(
  deps: Pick<AccountDeps, 'db' | 'auth'>,
  personId: UserId,
  password: string,
): Promise<boolean> {
  await spend(deps.db, `password:${personId}`, PASSWORD_TRIES);
  return isPasswordOf(deps, personId, password);
}

async function hashPassword(auth: Auth, password: string): Promise<string> {
  const context = await auth.$context;
  return context.password.hash(password);
}

async function storeHash(db: Executor, personId: UserId, hash: string): Promise<void> {
  const stored = await db
    .update(credentials)
    .set({ password: hash, updatedAt: new Date() })
    .where(and(eq(credentials.userId, personId), eq(credentials.providerId, 'credential')))
    .returning({ id: credentials.id });
  if (stored.length !== 1) throw new Error('a person without a password credential');
}
