// Sign-in by mail address or username: wrong person and wrong password answer alike, after the same work.

import { isAPIError } from 'better-auth/api';
import { err, type Failure, ok, type Result } from '../../../../kit/core/result.ts';
import { hashKey, networkKey } from '../../../../kit/server/http/request/caller.ts';
import type { RequestContext } from '../../../../kit/server/http/request/context.ts';
import { spend } from '../../../../kit/server/http/request/guard.ts';
import type { BanNotice } from '../../domain/index.ts';
import { isPasswordOf, PASSWORD_TRIES } from '../credentials/password.ts';
import type { AccountDeps } from '../deps.ts';
import { findPerson, type Person } from '../people/people-repo.ts';
import { usernameKey } from '../people/username-key.ts';
import { spendCode } from '../second-factor/spend-code.ts';
import { callAuth } from '../sessions/call-auth.ts';

/** What all browsers together may try in which the account's owner never signed in. */
const PER_UNKNOWN_BROWSERS = { max: 100, seconds: 3600 };
/** Nobody has this address, so better-auth does the work of a wrong password for an unknown person. */
const NOBODY = 'nobody@yulu.invalid';

export type SignInFailure =
  | Failure<'sign_in_failed' | 'code_needed' | 'code_wrong'>
  | Failure<'account_banned', BanNotice>;
type SignInDeps = Pick<AccountDeps, 'db' | 'auth' | 'knownDevices' | 'sealer' | 'secret'> & {
  /** What somebody is told whose account is locked; undefined where the lock is over. */
  readonly banOf: (person: Person) => Promise<BanNotice | undefined>;
};
type Visit = Pick<RequestContext, 'requestHeaders' | 'resHeaders' | 'address'>;

type Entry = {
  readonly identifier: string;
  readonly password: string;
  /** Of the second factor, where the account has one. */
  readonly code?: string | undefined;
};

export async function signIn(
  deps: SignInDeps,
  context: Visit,
  { identifier, password, code }: Entry,
): Promise<Result<Person, SignInFailure>> {
  const person = await findPerson(deps.db, identifier);
  await countTry(deps, context, { identifier, person });
  if (person?.secondFactorSince) {
    // No session is made before the code is right.
    if (!(await isPasswordOf(deps, person.id, password))) return err('sign_in_failed');
    if (code === undefined) return err('code_needed');
    if (!(await spendCode(deps, person.id, code))) return err('code_wrong');
  }
  if (person?.bannedAt) {
    // Said only to someone who knows the password, and no session is made: it would stand among their devices.
    if (!(await isPasswordOf(deps, person.id, password))) return err('sign_in_failed');
    const banned = await deps.banOf(person);
    if (banned) return err('account_banned', banned);
  }
  const cookies = await openSession(deps, context, { email: person?.email ?? NOBODY, password });
  if (!cookies || !person) return err('sign_in_failed');
  for (const cookie of cookies) context.resHeaders.append('set-cookie', cookie);
  deps.knownDevices.remember(context, person.id);
  return ok(person);
}

type Target = { readonly identifier: string; readonly person: Person | undefined };

/**
 * Tries count for the account, however it is written; where there is none, for what was written, whatever its case
 * and width.
 */
async function countTry(deps: SignInDeps, context: Visit, { identifier, person }: Target): Promise<void> {
  const account = `sign-in:${person?.id ?? hashKey(usernameKey(identifier))}`;
  const device = person && deps.knownDevices.find(context.requestHeaders, person.id);
  // No stranger can use up the tries of a browser in which the owner has signed in.
  if (device) return spend(deps.db, `${account}:device:${hashKey(device.id)}`, PASSWORD_TRIES);
  await spend(deps.db, `${account}:${networkKey(context)}`, PASSWORD_TRIES);
  await spend(deps.db, account, PER_UNKNOWN_BROWSERS);
}

/** The cookies of a new session; undefined when the password is wrong. */
async function openSession(
  { auth }: Pick<AccountDeps, 'auth'>,
  context: Visit,
  body: { readonly email: string; readonly password: string },
): Promise<string[] | undefined> {
  const resHeaders = new Headers();
  try {
    await callAuth({ ...context, resHeaders }, (headers) =>
      auth.api.signInEmail({ body: { ...body }, headers, returnHeaders: true }),
    );
    return resHeaders.getSetCookie();
  } catch (error) {
    if (isAPIError(error) && error.statusCode < 500) return undefined;
    throw error;
  }
}
