// Registration: our rules first, then person, credential, session and what an invite code brings in one transaction.

import { isAPIError } from 'better-auth/api';
import { err, type Failure, ok, type Result } from '../../../../kit/core/result.ts';
import { userIdSchema } from '../../../../kit/core/user-id.ts';
import type { RequestContext } from '../../../../kit/server/http/request/context.ts';
import {
  checkRegistration,
  cleanUsername,
  localPart,
  type RegistrationForm,
  type RegistrationProblem,
} from '../../domain/index.ts';
import { loadCommonPasswords } from '../credentials/common-passwords.ts';
import type { AccountDeps, InviteProblem } from '../deps.ts';
import { findPerson, findPersonById, isLookTaken, type Person, recordEvent } from '../people/people-repo.ts';
import { isReservedUsername, usernameKey } from '../people/username-key.ts';
import { callAuth } from '../sessions/call-auth.ts';
import { toBanNotice } from './ban.ts';
import { signIn } from './sign-in.ts';

export type RegistrationFailure =
  | Failure<'fields_invalid', { readonly problem: RegistrationProblem }>
  | Failure<'email_taken'>
  | Failure<'username_taken'>
  | InviteFailure;
export type InviteFailure = Failure<'invite_invalid', { readonly problem: InviteProblem }>;

type Registration = RegistrationForm & { readonly inviteCode?: string | undefined };
type RegisterDeps = Pick<
  AccountDeps,
  'db' | 'auth' | 'authIn' | 'invitations' | 'knownDevices' | 'welcome' | 'sealer' | 'secret'
>;
type Visit = Pick<RequestContext, 'requestHeaders' | 'resHeaders' | 'address' | 'locale'>;

/** Undoes a registration whose code was used up or disabled while it was under way. */
class InviteRefused extends Error {
  readonly problem: InviteProblem;
  constructor(problem: InviteProblem) {
    super(problem);
    this.problem = problem;
  }
}

/** Registers and signs in; the cookie goes into the context's answer. */
export async function register(
  deps: RegisterDeps,
  context: Visit,
  form: Registration,
): Promise<Result<Person, RegistrationFailure>> {
  const checked = checkRegistration(form, await loadCommonPasswords());
  if (!checked.ok) return err('fields_invalid', { problem: checked.error.code });
  const username = cleanUsername(form.username) || undefined;
  if (username !== undefined && isReservedUsername(username))
    return err('fields_invalid', { problem: 'username_reserved' });
  const email = form.email.trim().toLowerCase();
  const taken = await findTaken(deps, username, email);
  if (taken) return (await resume(deps, context, { username, email, password: form.password })) ?? taken;
  const inviteCode = form.inviteCode?.trim() || undefined;
  const problem =
    inviteCode === undefined ? undefined : await deps.invitations.findProblem(deps.db, inviteCode);
  if (problem) return err('invite_invalid', { problem });
  try {
    return ok(await createPerson(deps, context, { username, email, password: form.password, inviteCode }));
  } catch (error) {
    if (error instanceof InviteRefused) return err('invite_invalid', { problem: error.problem });
    if (!isAPIError(error)) throw error;
    if (error.body?.code === 'INVALID_EMAIL') return err('fields_invalid', { problem: 'email_invalid' });
    // Somebody took the name between the look and the write; the unique index refused the second.
    const lost = await findTaken(deps, username, email);
    if (lost) return lost;
    throw error;
  }
}

type NewPerson = {
  readonly username: string | undefined;
  readonly email: string;
  readonly password: string;
  readonly inviteCode: string | undefined;
};

/** All of it or nothing: better-auth writes on our transaction, and its cookies go out once that has ended well. */
async function createPerson(deps: RegisterDeps, context: Visit, made: NewPerson): Promise<Person> {
  const { inviteCode, username, ...body } = made;
  const named = username === undefined ? {} : { username, usernameKey: usernameKey(username) };
  const visit = { ...context, resHeaders: new Headers() };
  const person = await deps.db.transaction(async (tx) => {
    const { user } = await callAuth(visit, (headers) =>
      deps.authIn(tx).api.signUpEmail({
        body: {
          name: username ?? localPart(made.email),
          ...body,
          ...named,
          ...(inviteCode === undefined ? {} : { inviteCode }),
        },
        headers,
        returnHeaders: true,
      }),
    );
    const id = userIdSchema.parse(user.id);
    await recordEvent(tx, { userId: id, actorId: null, kind: 'registered' });
    const problem = await deps.invitations.accept(tx, { id, email: made.email, inviteCode, visit });
    if (problem) throw new InviteRefused(problem);
    const person = await findPersonById(tx, id);
    if (person) await deps.welcome(tx, person, context);
    return person;
  });
  if (!person) throw new Error('a person who was just registered is not there');
  for (const cookie of visit.resHeaders.getSetCookie()) context.resHeaders.append('set-cookie', cookie);
  deps.knownDevices.remember(context, person.id);
  return person;
}

/**
 * The same form again, because the first answer was lost on the way: name, address and password are those of one
 * account, so its owner is signed in. Undefined when anything differs.
 */
async function resume(
  deps: RegisterDeps,
  context: Visit,
  {
    username,
    email,
    password,
  }: { readonly username: string | undefined; readonly email: string; readonly password: string },
): Promise<Result<Person, never> | undefined> {
  const person = await findPerson(deps.db, email);
  if (!person || person.username?.toLowerCase() !== username?.toLowerCase()) return undefined;
  const ways = { contact: null, writtenAt: null, answerToken: null };
  const signedIn = await signIn({ ...deps, banOf: async (found) => toBanNotice(found, ways) }, context, {
    identifier: email,
    password,
  });
  return signedIn.ok ? signedIn : undefined;
}

async function findTaken({ db }: Pick<AccountDeps, 'db'>, username: string | undefined, email: string) {
  if (await findPerson(db, email)) return err('email_taken');
  if (username !== undefined && (await isLookTaken(db, username))) return err('username_taken');
  return undefined;
}
