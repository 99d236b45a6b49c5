// Reads and changes people; every function takes the database or a transaction first.

import { and, desc, eq, lte, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Role } from '../../../../kit/core/access.ts';
import { type Locale, toLocale } from '../../../../kit/core/locale.ts';
import type { UserId } from '../../../../kit/core/user-id.ts';
import type { Executor } from '../../../../kit/server/db/database.ts';
import { isUniqueViolation } from '../../../../kit/server/db/unique-violation.ts';
import { newId } from '../../../../kit/server/new-id.ts';
import type { AccountEventKind } from '../../domain/events.ts';
import { type BanCause, cleanUsername, givenName, localPart } from '../../domain/index.ts';
import { accountEvents, users } from '../tables.ts';
import { usernameKey } from './username-key.ts';

export type Person = typeof users.$inferSelect;

const lowerEmail = sql`lower(${users.email})`;
const lowerUsername = sql`lower(${users.username})`;

/** The person with this mail address or username, in any case. */
export async function findPerson(db: Executor, identifier: string): Promise<Person | undefined> {
  const plain = cleanUsername(identifier);
  const column = plain.includes('@') ? lowerEmail : lowerUsername;
  // Made small by the database as the column is: for some letters (İ, Σ at an end) JavaScript's differ.
  const [person] = await db
    .select()
    .from(users)
    .where(eq(column, sql`lower(${plain})`))
    .limit(1);
  return person;
}

export async function findPersonById(db: Executor, id: UserId): Promise<Person | undefined> {
  const [person] = await db.select().from(users).where(eq(users.id, id)).limit(1);
  return person;
}

/** In a query: what the person may be called; null where the account does not tell. */
export const givenNameOf = (id: SQLWrapper): SQL<string | null> =>
  sql`(select json_build_object('name', ${users.name}, 'email', ${users.email}) from ${users} where ${users.id} = ${id})`.mapWith(
    (person: Pick<Person, 'name' | 'email'>) => givenName(person) ?? null,
  );

/** Whether somebody (but the one named) has this username or one that looks like it. */
export async function isLookTaken(db: Executor, username: string, butOf?: UserId): Promise<boolean> {
  const [found] = await db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.usernameKey, usernameKey(username)))
    .limit(1);
  return found !== undefined && found.id !== butOf;
}

/** Gives a person another name to be shown by, and a username (null: none); undefined when that was taken meanwhile. */
export async function setNames(
  db: Executor,
  id: UserId,
  { name, username }: { readonly name: string; readonly username: string | null },
): Promise<Person | undefined> {
  const key = username === null ? null : usernameKey(username);
  try {
    return await updatePerson(db, id, { name, username, usernameKey: key });
  } catch (error) {
    if (isUniqueViolation(error)) return undefined;
    throw error;
  }
}

/** In the transaction that stores the file. */
export async function setAvatarFile(tx: Executor, id: UserId, fileId: string): Promise<void> {
  await updatePerson(tx, id, { image: fileId });
}

export async function hasAdmin(db: Executor): Promise<boolean> {
  const [row] = await db.select({ id: users.id }).from(users).where(eq(users.role, 'admin')).limit(1);
  return row !== undefined;
}

export async function setRole(db: Executor, id: UserId, role: Role): Promise<Person | undefined> {
  return updatePerson(db, id, { role });
}

export async function setEmail(db: Executor, id: UserId, email: string): Promise<Person | undefined> {
  // Whoever is shown by the old address's first part is shown by the new one's.
  const old = await findPersonById(db, id);
  const isShownByEmail = old?.username === null && old.name === localPart(old.email);
  const name = isShownByEmail ? { name: localPart(email) } : {};
  return updatePerson(db, id, { ...name, email: email.toLowerCase(), emailVerified: true });
}

/** Whether the person's mail address is proven; what rewards, invitations and large purchases wait for. */
export async function isMailVerified(db: Executor, id: UserId): Promise<boolean> {
  const [row] = await db.select({ is: users.emailVerified }).from(users).where(eq(users.id, id)).limit(1);
  return row?.is ?? false;
}

/** Remembers in which language the person reads, where that is another than before. */
export async function keepLocale(db: Executor, id: UserId, locale: Locale): Promise<void> {
  await db
    .update(users)
    .set({ locale })
    .where(and(eq(users.id, id), sql`${users.locale} is distinct from ${locale}`));
}

export type Recipient = {
  readonly ownerId: UserId;
  readonly email: string;
  readonly name: string;
  readonly locale: Locale;
};

/** To whom a mail goes, and in which language; undefined when the person is gone. */
export async function findRecipient(db: Executor, id: UserId): Promise<Recipient | undefined> {
  const person = await findPersonById(db, id);
  if (!person) return undefined;
  return { ownerId: person.id, email: person.email, name: person.name, locale: toLocale(person.locale) };
}

/** The person, whose row stays locked until the end of the transaction. */
export async function lockWholePerson(tx: Executor, id: UserId): Promise<Person | undefined> {
  const [person] = await tx.select().from(users).where(eq(users.id, id)).for('update');
  return person;
}

export type Ban = {
  /** What the person is told. */
  readonly reason: string;
  readonly cause: BanCause;
  /** What admins alone read. */
  readonly internal: string;
  /** When it ends by itself; null: when an admin takes it off. */
  readonly until: Date | null;
};

/** Locks a person out, or lets them in again (null). */
export async function setBan(db: Executor, id: UserId, ban: Ban | null): Promise<Person | undefined> {
  return updatePerson(db, id, {
    bannedAt: ban && new Date(),
    banReason: ban?.reason ?? null,
    banCause: ban?.cause ?? 'other',
    banNote: ban?.internal ?? '',
    bannedUntil: ban?.until ?? null,
  });
}

/** Whose lock was to end by now. */
export async function listOverBans(db: Executor, limit: number): Promise<UserId[]> {
  const over = await db
    .select({ id: users.id })
    .from(users)
    .where(lte(users.bannedUntil, sql`now()`))
    .orderBy(users.bannedUntil)
    .limit(limit);
  return over.map(({ id }) => id);
}

async function updatePerson(
  db: Executor,
  id: UserId,
  change: Partial<typeof users.$inferInsert>,
): Promise<Person | undefined> {
  const [person] = await db
    .update(users)
    .set({ ...change, updatedAt: new Date() })
    .where(eq(users.id, id))
    .returning();
  return person;
}

export type AccountEvent = {
  readonly userId: UserId;
  readonly actorId: UserId | null;
  readonly kind: AccountEventKind;
  readonly detail?: Readonly<Record<string, string>>;
};

/** Remembers who did what to whose account. */
export async function recordEvent(db: Executor, event: AccountEvent): Promise<void> {
  const id = newId();
  await db.insert(accountEvents).values({ id, ...event, detail: event.detail ?? {} });
}

const EVENTS_SHOWN = 30;

/** What happened to a person's account, the latest first, with the name of who did it. */
export async function listAccountEvents(db: Executor, userId: UserId) {
  const actor = alias(users, 'actor');
  return db
    .select({
      id: accountEvents.id,
      kind: accountEvents.kind,
      actorId: accountEvents.actorId,
      actorName: actor.name,
      at: accountEvents.at,
    })
    .from(accountEvents)
    .leftJoin(actor, eq(actor.id, accountEvents.actorId))
    .where(eq(accountEvents.userId, userId))
    .orderBy(desc(accountEvents.at), desc(accountEvents.id))
    .limit(EVENTS_SHOWN);
}
