// Registration: our rules first, then better-auth creates person, credential and session in one transaction.

import { isAPIError } from 'better-auth/api';
import { err, type Failure, ok, type Result } from '../../../kit/core/result.ts';
import type { RequestContext } from '../../../kit/server/http/context.ts';
import { checkRegistration, type RegistrationForm, type RegistrationProblem } from '../domain/index.ts';
import { callAuth } from './call-auth.ts';
import type { AccountDeps } from './deps.ts';
import { findPerson, findPersonById, type Person, recordEvent } from './people-repo.ts';

export type RegistrationFailure =
  | Failure<'fields_invalid', { readonly problem: RegistrationProblem }>
  | Failure<'email_taken'>
  | Failure<'username_taken'>;

type Registration = RegistrationForm & { readonly inviteCode?: string | undefined };

/** Registers and signs in; the cookie goes into the context's answer. */
export async function register(
  deps: Pick<AccountDeps, 'db' | 'auth'>,
  context: Pick<RequestContext, 'requestHeaders' | 'resHeaders' | 'address'>,
  form: Registration,
): Promise<Result<Person, RegistrationFailure>> {
  const checked = checkRegistration(form);
  if (!checked.ok) return err('fields_invalid', { problem: checked.error.code });
  const username = form.username.trim();
  const email = form.email.trim().toLowerCase();
  const taken = await findTaken(deps, username, email);
  if (taken) return taken;
  try {
    const { user } = await callAuth(context, (headers) =>
      deps.auth.api.signUpEmail({
        body: { name: username, username, email, password: form.password, ...invite(form.inviteCode) },
        headers,
        returnHeaders: true,
      }),
    );
    await recordEvent(deps.db, { userId: user.id, actorId: null, kind: 'registered' });
    const person = await findPersonById(deps.db, user.id);
    if (!person) throw new Error('a person who was just registered is not there');
    return ok(person);
  } catch (error) {
    if (!isAPIError(error)) throw error;
    if (error.body?.code === 'INVALID_EMAIL') return err('fields_invalid', { problem: 'email_invalid' });
    // Somebody took the name between the look and the write; the unique index refused the second.
    const lost = await findTaken(deps, username, email);
    if (lost) return lost;
    throw error;
  }
}

const invite = (code: string | undefined) => (code === undefined || code === '' ? {} : { inviteCode: code });

async function findTaken({ db }: Pick<AccountDeps, 'db'>, username: string, email: string) {
  if (await findPerson(db, email)) return err('email_taken');
  if (await findPerson(db, username)) return err('username_taken');
  return undefined;
}
