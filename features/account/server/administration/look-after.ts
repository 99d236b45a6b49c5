// What an admin does for a person who asks for help: sees their account, signs them out, sends a reset link, turns a lost second factor off.

import type { Member } from '../../../../kit/core/access.ts';
import { toLocale } from '../../../../kit/core/locale.ts';
import { err, type Failure, ok, type Result } from '../../../../kit/core/result.ts';
import type { UserId } from '../../../../kit/core/user-id.ts';
import { recordAudit } from '../../../audit/server/api.ts';
import { writeAccountMail } from '../credentials/mail-texts.ts';
import { mayHaveLink, writeResetLink } from '../credentials/password.ts';
import type { AccountDeps } from '../deps.ts';
import { findPersonById, listAccountEvents, recordEvent } from '../people/people-repo.ts';
import { remove } from '../second-factor/second-factor-repo.ts';
import { endAllSessions, listSessionsOf } from '../sessions/sessions-repo.ts';
import { toListedPerson } from '../sign-in/person-view.ts';

/** Undefined when nobody is there. */
export async function readPerson(deps: AccountDeps, id: UserId) {
  const { db } = deps;
  const person = await findPersonById(db, id);
  if (!person) return undefined;
  const [vipUntil, sessions, events] = await Promise.all([
    deps.vipUntil(db, id),
    listSessionsOf(db, id),
    listAccountEvents(db, id),
  ]);
  return {
    ...toListedPerson(deps, { ...person, vipUntil }),
    emailVerified: person.emailVerified,
    hasSecondFactor: person.secondFactorSince !== null,
    phone: person.phone,
    locale: person.locale,
    sessions,
    events: events.map(({ at, ...event }) => ({ ...event, at: at.toISOString() })),
  };
}

/** Says how many sessions there were. */
export async function endSessions(
  { db }: AccountDeps,
  admin: Member,
  id: UserId,
): Promise<Result<number, Failure<'own_account'> | Failure<'not_found'>>> {
  if (id === admin.id) return err('own_account');
  return db.transaction(async (tx) => {
    const person = await findPersonById(tx, id);
    if (!person) return err('not_found');
    const ended = await endAllSessions(tx, id);
    if (ended === 0) return ok(0);
    await recordEvent(tx, { userId: id, actorId: admin.id, kind: 'sessions_ended' });
    const subject = { kind: 'person', id, name: person.name } as const;
    await recordAudit(tx, { actor: admin, action: 'sessions_ended', subject, after: { ended } });
    return ok(ended);
  });
}

type Ending = { readonly id: UserId; readonly reason: string };

/** False where there was none; whoever is let in so needs the password still, and is told by mail. */
export async function endSecondFactorOf(
  { db, mailer, publicUrl }: AccountDeps,
  admin: Member,
  { id, reason }: Ending,
): Promise<Result<boolean, Failure<'own_account'> | Failure<'not_found'>>> {
  if (id === admin.id) return err('own_account');
  return db.transaction(async (tx) => {
    const person = await findPersonById(tx, id);
    if (!person) return err('not_found');
    if (!(await remove(tx, id))) return ok(false);
    await endAllSessions(tx, id);
    await recordEvent(tx, { userId: id, actorId: admin.id, kind: 'second_factor_ended' });
    const { name, email } = person;
    const subject = { kind: 'person', id, name } as const;
    await recordAudit(tx, { actor: admin, action: 'second_factor_ended', subject, reason });
    const to = { ownerId: id, email, locale: toLocale(person.locale) };
    const values = { name, reason, link: `${publicUrl()}/profile` };
    await mailer.post(tx, writeAccountMail('secondFactorEnded', to, values));
    return ok(true);
  });
}

export async function sendReset(
  deps: AccountDeps,
  admin: Member,
  id: UserId,
): Promise<Result<true, Failure<'links_spent'> | Failure<'not_found'>>> {
  const person = await findPersonById(deps.db, id);
  if (!person) return err('not_found');
  if (!(await mayHaveLink(deps, person))) return err('links_spent');
  await deps.db.transaction(async (tx) => {
    await recordEvent(tx, { userId: id, actorId: admin.id, kind: 'reset_sent' });
    const subject = { kind: 'person', id, name: person.name } as const;
    await recordAudit(tx, { actor: admin, action: 'reset_sent', subject });
    await writeResetLink(deps, tx, { ...person, locale: toLocale(person.locale) });
  });
  return ok(true);
}
