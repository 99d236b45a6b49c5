// Registration: our rules first, then better-auth creates person, credential and session in one transaction.

import { isAPIError } from 'better-auth/api';
import { err, type Failure, ok, type Result } from '../../../kit/core/result.ts';
import type { RequestContext } from '../../../kit/server/http/context.ts';
import { checkRegistration, type RegistrationForm, type RegistrationProblem } from '../domain/index.ts';
import { callAuth } from './call-auth.ts';
import type { AccountDeps } from './deps.ts';
import { findPerson, findPersonById, type Person, recordEvent } from './people-repo.ts';
import { signIn } from './sign-in.ts';

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
  if (taken) return (await resume(deps, context, { username, email, password: form.password })) ?? taken;
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

/**
 * The same form again, because the first answer was lost on the way: name, address and password are those of one
 * account, so its owner is signed in. Undefined when anything differs.
 */
async function resume(
  deps: Pick<AccountDeps, 'db' | 'auth'>,
  context: Pick<RequestContext, 'requestHeaders' | 'resHeaders' | 'address'>,
  {
    username,
    email,
    password,
  }: { readonly username: string; readonly email: string; readonly password: string },
): Promise<Result<Person, never> | undefined> {
  const person = await findPerson(deps.db, email);
  if (person?.username.toLowerCase() !== username.toLowerCase()) return undefined;
  const signedIn = await signIn(deps, context, { identifier: email, password });
  return signedIn.ok ? signedIn : undefined;
}

async function findTaken({ db }: Pick<AccountDeps, 'db'>, username: string, email: string) {
  if (await findPerson(db, email)) return err('email_taken');
  if (await findPerson(db, username)) return err('username_taken');
  return undefined;
}
