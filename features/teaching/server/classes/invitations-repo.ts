// Reads and changes who was invited to a class and has not joined; the class, found as its teacher's, is part of every query.

import { and, desc, eq, isNull, or } from 'drizzle-orm';
import type { UserId } from '../../../../kit/core/user-id.ts';
import type { Executor } from '../../../../kit/server/db/database.ts';
import type { Owned } from '../../../../kit/server/db/owned.ts';
import { classInvitations } from '../tables.ts';
import type { TeachingClass } from './classes-repo.ts';

export type Invitation = typeof classInvitations.$inferSelect;
type OfClass = Pick<Owned<TeachingClass>, 'id'>;

/** The latest first. */
export async function listInvitations(db: Executor, { id }: OfClass): Promise<Invitation[]> {
  return db
    .select()
    .from(classInvitations)
    .where(eq(classInvitations.classId, id))
    .orderBy(desc(classInvitations.invitedAt), classInvitations.contact);
}

const isOne = ({ id }: OfClass, invitationId: string) =>
  and(eq(classInvitations.classId, id), eq(classInvitations.id, invitationId));

export async function findInvitation(
  db: Executor,
  of: OfClass,
  invitationId: string,
): Promise<Invitation | undefined> {
  const [row] = await db.select().from(classInvitations).where(isOne(of, invitationId));
  return row;
}

/** Makes it, or has it go out once more. */
export async function putInvitation(tx: Executor, { id, ...rest }: Invitation): Promise<void> {
  await tx
    .insert(classInvitations)
    .values({ id, ...rest })
    .onConflictDoUpdate({ target: classInvitations.id, set: rest });
}

export async function deleteInvitation(tx: Executor, of: OfClass, invitationId: string): Promise<void> {
  await tx.delete(classInvitations).where(isOne(of, invitationId));
}

export async function deleteInvitations(tx: Executor, { id }: OfClass): Promise<void> {
  await tx.delete(classInvitations).where(eq(classInvitations.classId, id));
}

/** Whoever has joined is no longer waited for, whether they were invited by their username or their address. */
export async function settleInvitations(
  tx: Executor,
  classId: string,
  { id, email }: { readonly id: UserId; readonly email: string },
): Promise<void> {
  const isTheirs = or(
    eq(classInvitations.userId, id),
    and(isNull(classInvitations.userId), eq(classInvitations.contact, email.toLowerCase())),
  );
  await tx.delete(classInvitations).where(and(eq(classInvitations.classId, classId), isTheirs));
}
