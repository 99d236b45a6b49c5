// What an operator does at the machine's console: opens accounts without a browser and appoints admins.

import type { Role } from '../../../../kit/core/access.ts';
import { err, type Failure, ok, type Result } from '../../../../kit/core/result.ts';
import type { Database, Executor } from '../../../../kit/server/db/database.ts';
import type { RegistrationForm } from '../../domain/index.ts';
import type { AccountDeps, Invitations } from '../deps.ts';
import { findPerson, type Person, recordEvent, setEmail, setRole } from '../people/people-repo.ts';
import { createSecondFactorSealer } from '../second-factor/sealer.ts';
import { remove } from '../second-factor/second-factor-repo.ts';
import { createAuth } from '../sessions/auth.ts';
import { createKnownDevices } from '../sessions/known-devices.ts';
import { endAllSessions } from '../sessions/sessions-repo.ts';
import { type RegistrationFailure, register } from '../sign-in/register.ts';

export type Operator = Pick<
  AccountDeps,
  'db' | 'auth' | 'authIn' | 'invitations' | 'knownDevices' | 'welcome' | 'sealer' | 'secret'
>;

/** Account work without a server around it; sends no mail and sets no cookie. */
export function createOperator(db: Database, secret: string): Operator {
  const authIn = (executor: Executor) =>
    createAuth({ db: executor, secret, isHttps: false, publicUrl: () => 'http://localhost' });
  // Nobody comes to the console by an invitation.
  const invitations: Invitations = { findProblem: async () => 'unknown', accept: async () => undefined };
  return {
    db,
    auth: authIn(db),
    authIn,
    invitations,
    knownDevices: createKnownDevices({ secret, isHttps: false }),
    sealer: createSecondFactorSealer(secret),
    secret,
    // Who opens an account at the console vouches for its address.
    welcome: async (tx, { id, email }) => void (await setEmail(tx, id, email)),
  };
}

type Naming = { readonly email: string | undefined; readonly username: string | undefined };

/** Whom both names mean, undefined when neither is taken; `names_differ` when they do not mean one and the same. */
export async function findNamed(
  { db }: Operator,
  { email, username }: Naming,
): Promise<Result<Person | undefined, Failure<'names_differ'>>> {
  const byEmail = email === undefined ? undefined : await findPerson(db, email);
  const byUsername = username === undefined ? undefined : await findPerson(db, username);
  const isBoth = email !== undefined && username !== undefined;
  if (isBoth && byEmail?.id !== byUsername?.id) return err('names_differ');
  return ok(byEmail ?? byUsername);
}

/** Registers somebody by the rules of the page, who is not signed in afterwards. */
export async function openAccount(
  operator: Operator,
  form: Omit<RegistrationForm, 'repeated'>,
  role: Role,
): Promise<Result<Person, RegistrationFailure>> {
  const context = {
    requestHeaders: new Headers(),
    resHeaders: new Headers(),
    address: '127.0.0.1',
    locale: 'zh',
  } as const;
  const registered = await register(operator, context, { ...form, repeated: form.password });
  if (!registered.ok) return registered;
  await endAllSessions(operator.db, registered.value.id);
  return role === 'student' ? registered : ok(await appoint(operator, registered.value, role));
}

/** Gives a person a role; it acts at their next request. */
export async function appoint({ db }: Operator, { id }: Person, role: Role): Promise<Person> {
  return db.transaction(async (tx) => {
    const person = await setRole(tx, id, role);
    if (!person) throw new Error('a person who was just read is not there');
    await endAllSessions(tx, id);
    await recordEvent(tx, { userId: id, actorId: null, kind: 'role_changed', detail: { role } });
    return person;
  });
}

/** Takes away the second factor of somebody who has lost app and recovery codes, and ends their sessions; false: had none. */
export async function resetSecondFactor({ db }: Operator, { id }: Person): Promise<boolean> {
  return db.transaction(async (tx) => {
    if (!(await remove(tx, id))) return false;
    await endAllSessions(tx, id);
    await recordEvent(tx, { userId: id, actorId: null, kind: 'second_factor_ended' });
    return true;
  });
}
