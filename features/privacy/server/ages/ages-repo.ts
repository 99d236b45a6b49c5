// What people have said of their age; the owner, or the hash of a link's token, is part of every query.

import { and, eq, gt, isNotNull, isNull, ne, or } from 'drizzle-orm';
import type { UserId } from '../../../../kit/core/user-id.ts';
import type { Executor } from '../../../../kit/server/db/database.ts';
import { nameOf } from '../../../account/server/api.ts';
import type { Age } from '../../domain/index.ts';
import { personAges } from '../tables.ts';

export type PersonAge = typeof personAges.$inferSelect;

export async function findAge(db: Executor, userId: UserId): Promise<PersonAge | undefined> {
  const [row] = await db.select().from(personAges).where(eq(personAges.userId, userId));
  return row;
}

/** What the person has said: undefined where nothing has needed it yet. */
export async function ageOf(db: Executor, userId: UserId): Promise<Age | undefined> {
  return (await findAge(db, userId))?.age;
}

/** Whether the person is younger and no guardian has agreed. */
export async function needsGuardian(db: Executor, userId: UserId): Promise<boolean> {
  const row = await findAge(db, userId);
  return row?.age === 'younger' && row.confirmedAt === null;
}

/** False when there is an answer already. */
export async function insertAge(
  tx: Executor,
  answer: Pick<PersonAge, 'userId' | 'age' | 'answeredAt'>,
): Promise<boolean> {
  const added = await tx
    .insert(personAges)
    .values(answer)
    .onConflictDoNothing()
    .returning({ userId: personAges.userId });
  return added.length > 0;
}

/** True when the person had said that they are 16 or over. */
export async function lowerAge(
  tx: Executor,
  { userId, now }: { readonly userId: UserId; readonly now: Date },
): Promise<boolean> {
  const lowered = await tx
    .update(personAges)
    .set({ age: 'younger', answeredAt: now })
    .where(and(eq(personAges.userId, userId), eq(personAges.age, 'adult')))
    .returning({ userId: personAges.userId });
  return lowered.length > 0;
}

type Link = {
  readonly guardianEmail: string;
  readonly linkHash: string;
  readonly linkUntil: Date;
  readonly classCode: string | null;
  readonly knownAs: string;
};

/** Whom a link is about, and which class they want to join. */
type GuardianLink = {
  readonly name: string;
  readonly classCode: string | null;
  readonly agreedAt: Date | null;
};

/** A guardian knows a child by its name; an account may be called anything. */
export const calledTo = (account: string, knownAs: string): string =>
  knownAs === '' || knownAs === account ? account : `${knownAs} (${account})`;

export async function setLink(tx: Executor, userId: UserId, link: Link): Promise<void> {
  await tx.update(personAges).set(link).where(eq(personAges.userId, userId));
}

const isOpen = (linkHash: string, now: Date) =>
  and(eq(personAges.linkHash, linkHash), gt(personAges.linkUntil, now), isNull(personAges.confirmedAt));

/** Of the mail that puts down what was agreed to: it works for as long as that holds. */
const isAgreed = (linkHash: string) =>
  and(eq(personAges.linkHash, linkHash), isNotNull(personAges.confirmedAt));

/** Undefined when the link is used, replaced or too old. */
export async function findByLink(
  db: Executor,
  linkHash: string,
  now: Date,
): Promise<GuardianLink | undefined> {
  const [row] = await db
    .select({
      account: nameOf<string>(personAges.userId),
      knownAs: personAges.knownAs,
      classCode: personAges.classCode,
      agreedAt: personAges.confirmedAt,
    })
    .from(personAges)
    .where(or(isOpen(linkHash, now), isAgreed(linkHash)));
  if (!row) return undefined;
  const { account, knownAs, classCode, agreedAt } = row;
  return { name: calledTo(account, knownAs), classCode, agreedAt };
}

/** `email`: of the guardian. */
type Confirmed = GuardianLink & { readonly userId: UserId; readonly email: string };

/** As many as a class has room for. */
const ASKING_MAX = 100;

/** The link gives way to that of the mail about it, `recordHash`; undefined where it no longer works. */
export async function confirmByLink(
  tx: Executor,
  linkHash: string,
  { recordHash, now }: { readonly recordHash: string; readonly now: Date },
): Promise<Confirmed | undefined> {
  const asked = await findByLink(tx, linkHash, now);
  const [confirmed] = await tx
    .update(personAges)
    .set({ confirmedAt: now, linkHash: recordHash })
    .where(isOpen(linkHash, now))
    .returning({ userId: personAges.userId, email: personAges.guardianEmail });
  return confirmed && asked
    ? { ...asked, userId: confirmed.userId, email: confirmed.email ?? '' }
    : undefined;
}

/** As if nobody had been asked; undefined where nothing was agreed to by this link. */
export async function withdrawByLink(tx: Executor, linkHash: string, now: Date) {
  const agreed = await findByLink(tx, linkHash, now);
  const [withdrawn] = await tx
    .update(personAges)
    .set({
      confirmedAt: null,
      guardianEmail: null,
      linkHash: null,
      linkUntil: null,
      classCode: null,
      knownAs: '',
    })
    .where(isAgreed(linkHash))
    .returning({ userId: personAges.userId });
  return withdrawn && agreed ? { userId: withdrawn.userId, name: agreed.name } : undefined;
}

/** Who has named themselves for a class by its code and has asked a guardian, the latest asked last. */
export async function listAskingFor(db: Executor, classCode: string) {
  return db
    .select({
      userId: personAges.userId,
      knownAs: personAges.knownAs,
      confirmedAt: personAges.confirmedAt,
      linkUntil: personAges.linkUntil,
    })
    .from(personAges)
    .where(and(eq(personAges.classCode, classCode), ne(personAges.knownAs, '')))
    .orderBy(personAges.linkUntil, personAges.userId)
    .limit(ASKING_MAX);
}
