// Changing the mail address: the new one must prove itself by a link, and the old one is told.

import * as z from 'zod';
import type { Member } from '../../../kit/core/access.ts';
import type { Locale } from '../../../kit/core/locale.ts';
import { err, type Failure, ok, type Result } from '../../../kit/core/result.ts';
import { hashKey } from '../../../kit/server/http/caller.ts';
import { spend } from '../../../kit/server/http/guard.ts';
import { EMAIL_PATTERN, type RegistrationProblem } from '../domain/index.ts';
import type { AccountDeps } from './deps.ts';
import { consumeEmailChange, issueEmailChange } from './email-change-tokens.ts';
import { writeMail } from './mail-texts.ts';
import { isPasswordOf } from './password.ts';
import { findPerson, findPersonById, recordEvent, setEmail } from './people-repo.ts';
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
  // better-auth is stricter than our form, at registering and at every sign-in: what it refuses locks its owner out.
  if (!EMAIL_PATTERN.test(email) || !z.email().safeParse(email).success)
    return err('fields_invalid', { problem: 'email_invalid' });
  if (!(await isPasswordOf(deps, member.id, request.password))) return err('password_wrong');
  if (await findPerson(deps.db, email)) return err('email_taken');
  await spend(deps.db, `email-change:${hashKey(email)}`, LINKS_PER_ADDRESS);
  await deps.db.transaction(async (tx) => {
    const token = await issueEmailChange(tx, { personId: member.id, email, locale: request.locale });
    const link = `${deps.publicUrl()}/auth/confirm-email?token=${token}`;
    const mail = writeMail('emailChange', { email, locale: request.locale }, { name: member.name, link });
    await deps.mailer.post(tx, mail);
  });
  return ok(true);
}

/** Makes the new address the person's, once, and tells the old one. */
export async function confirmEmailChange(
  deps: AccountDeps,
  token: string,
): Promise<Result<string, Failure<'link_invalid'> | Failure<'email_taken'>>> {
  return deps.db.transaction(async (tx) => {
    const change = await consumeEmailChange(tx, token);
    if (!change) return err('link_invalid');
    const { personId, email, locale } = change;
    const person = await findPersonById(tx, personId);
    if (!person) return err('link_invalid');
    if (await findPerson(tx, email)) return err('email_taken');
    await setEmail(tx, personId, email);
    // A reset link lies in the old mailbox, which is the person's no longer.
    await withdrawTokens(tx, 'password-reset', personId);
    await recordEvent(tx, { userId: personId, actorId: personId, kind: 'email_changed' });
    await deps.mailer.post(
      tx,
      writeMail('emailChanged', { email: person.email, locale }, { name: person.name }),
    );
    return ok(email);
  });
}
