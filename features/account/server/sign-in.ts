// Sign-in by mail address or username: wrong person and wrong password answer alike, after the same work.

import { isAPIError } from 'better-auth/api';
import { err, type Failure, ok, type Result } from '../../../kit/core/result.ts';
import { callerKey, hashKey } from '../../../kit/server/http/caller.ts';
import type { RequestContext } from '../../../kit/server/http/context.ts';
import { spend } from '../../../kit/server/http/guard.ts';
import { callAuth } from './call-auth.ts';
import type { AccountDeps } from './deps.ts';
import { findPerson, type Person } from './people-repo.ts';

/** Besides the call's own limit: what one network may try on one account, and all together. */
const PER_ACCOUNT_AND_NETWORK = { max: 20, seconds: 900 };
/** Far above it, so that a stranger cannot shut an account's owner out from one network. */
const PER_ACCOUNT = { max: 200, seconds: 900 };
/** Nobody has this address, so better-auth does the work of a wrong password for an unknown person. */
const NOBODY = 'nobody@yulu.invalid';

export type SignInFailure = Failure<'sign_in_failed'> | Failure<'account_banned'>;

export async function signIn(
  { db, auth }: Pick<AccountDeps, 'db' | 'auth'>,
  context: Pick<RequestContext, 'requestHeaders' | 'resHeaders' | 'address'>,
  { identifier, password }: { readonly identifier: string; readonly password: string },
): Promise<Result<Person, SignInFailure>> {
  const account = `sign-in:${hashKey(identifier.trim().toLowerCase())}`;
  await spend(
    db,
    `${account}:${callerKey({ address: context.address, member: undefined })}`,
    PER_ACCOUNT_AND_NETWORK,
  );
  await spend(db, account, PER_ACCOUNT);
  const person = await findPerson(db, identifier);
  const headers = new Headers();
  try {
    await callAuth({ ...context, resHeaders: headers }, (sent) =>
      auth.api.signInEmail({
        body: { email: person?.email ?? NOBODY, password },
        headers: sent,
        returnHeaders: true,
      }),
    );
  } catch (error) {
    if (isAPIError(error) && error.statusCode < 500) return err('sign_in_failed');
    throw error;
  }
  if (!person) return err('sign_in_failed');
  // Said only to someone who knows the password; the session that was made is dead while the ban stands.
  if (person.bannedAt) return err('account_banned');
  for (const cookie of headers.getSetCookie()) context.resHeaders.append('set-cookie', cookie);
  return ok(person);
}
