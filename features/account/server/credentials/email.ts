// Proving mail addresses by a link: the one given at registering, and each new one, of which the old one is told.

import type { Member } from '../../../../kit/core/access.ts';
import type { Locale } from '../../../../kit/core/locale.ts';
import { err, type Failure, ok, type Result } from '../../../../kit/core/result.ts';
import type { UserId } from '../../../../kit/core/user-id.ts';
import type { Executor } from '../../../../kit/server/db/database.ts';
import { hashKey } from '../../../../kit/server/http/request/caller.ts';
import { spend } from '../../../../kit/server/http/request/guard.ts';
import { isEmailAddress, type RegistrationProblem } from '../../domain/index.ts';
import type { AccountDeps } from '../deps.ts';
import { findPerson, findPersonById, type Person, recordEvent, setEmail } from '../people/people-repo.ts';
import { consumeEmailChange, issueEmailChange } from './email-change-tokens.ts';
import { writeAccountMail } from './mail-texts.ts';
import { provePassword } from './password.ts';
import { withdrawTokens } from './verifications-repo.ts';

/** Besides the limit per person: what many accounts together may send to one mailbox. */
const LINKS_PER_ADDRESS = { max: 5, seconds: 3600 };

type ChangeFailure =
  | Failure<'fields_invalid', { readonly problem: RegistrationProblem }>
  | Failure<'email_taken'>
  | Failure<'password_wrong'>;

type ChangeRequest = { readonly email: string; readonly password: string; readonly locale: Locale };

/** Sends the link to the new address. Nothing changes until it is opened. */
export async function requestEmailChange(
  deps: AccountDeps,
  member: Member,
  request: ChangeRequest,
): Promise<Result<true, ChangeFailure>> {
  const email = request.email.trim().toLowerCase();
  if (!isEmailAddress(email)) return err('fields_invalid', { problem: 'email_invalid' });
  if (!(await provePassword(deps, member.id, request.password))) return err('password_wrong');
  if (await findPerson(deps.db, email)) return err('email_taken');
  await spend(deps.db, `email-change:${hashKey(email)}`, LINKS_PER_ADDRESS);
  await deps.db.transaction(async (tx) => {
    await sendLink(deps, tx, { kind: 'emailChange', person: { ...member, email }, locale: request.locale });
  });
  return ok(true);
}

type LinkDeps = Pick<AccountDeps, 'mailer' | 'publicUrl'>;
type Link = {
  readonly kind: 'emailChange' | 'emailVerification';
  readonly person: { readonly id: UserId; readonly name: string; readonly email: string };
  readonly locale: Locale;
};

async function sendLink(
  { mailer, publicUrl }: LinkDeps,
  tx: Executor,
  { kind, person, locale }: Link,
): Promise<void> {
  const { id: personId, name, email } = person;
  const token = await issueEmailChange(tx, { personId, email, locale });
  const link = `${publicUrl()}/auth/confirm-email?token=${token}`;
  await mailer.post(tx, writeAccountMail(kind, { ownerId: personId, email, locale }, { name, link }));
}

/** The mail to the address that somebody registers with; in the registration's transaction. */
export async function sendFirstLink(
  deps: LinkDeps,
  tx: Executor,
  person: Link['person'],
  locale: Locale,
): Promise<void> {
  await sendLink(deps, tx, { kind: 'emailVerification', person, locale });
}

/** Sends the link for the present address again; false when that is proven already. */
export async function requestVerification(
  deps: AccountDeps,
  member: Member,
  locale: Locale,
): Promise<boolean> {
  if (member.emailVerified) return false;
  await spend(deps.db, `email-change:${hashKey(member.email)}`, LINKS_PER_ADDRESS);
  await deps.db.transaction((tx) =>
    sendLink(deps, tx, { kind: 'emailVerification', person: member, locale }),
  );
  return true;
}

type Confirmed = {
  readonly email: string;
  /** False for the address that the person had already, which is now proven. */
  readonly isNew: boolean;
};
type ConfirmFailure = Failure<'link_invalid'> | Failure<'email_taken'>;

/** Makes the address of the link the person's proven one, once; when it is a new one, the old one is told. */
export async function confirmEmail(
  deps: AccountDeps,
  token: string,
): Promise<Result<Confirmed, ConfirmFailure>> {
  return deps.db.transaction(async (tx) => {
    const change = await consumeEmailChange(tx, token);
    const person = change && (await findPersonById(tx, change.personId));
    if (!person) return err('link_invalid');
    const { email } = change;
    const isNew = person.email !== email;
    if (isNew && (await findPerson(tx, email))) return err('email_taken');
    await setEmail(tx, person.id, email);
    if (isNew) await leaveOldAddress(deps, tx, { person, locale: change.locale });
    else await recordEvent(tx, { userId: person.id, actorId: person.id, kind: 'email_verified' });
    if (!person.emailVerified) for (const hear of deps.onVerified) await hear(tx, { userId: person.id });
    return ok({ email, isNew });
  });
}

type Leaving = { readonly person: Person; readonly locale: Locale };

async function leaveOldAddress(deps: AccountDeps, tx: Executor, { person, locale }: Leaving): Promise<void> {
  // A reset link lies in the old mailbox, which is the person's no longer.
  await withdrawTokens(tx, 'password-reset', person.id);
  await recordEvent(tx, { userId: person.id, actorId: person.id, kind: 'email_changed' });
  const to = { ownerId: person.id, email: person.email, locale };
  const link = `${deps.publicUrl()}/help/contact`;
  await deps.mailer.post(tx, writeAccountMail('emailChanged', to, { name: person.name, link }));
}
