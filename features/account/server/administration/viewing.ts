// An admin sees a person's pages for a quarter of an hour; afterwards the person is told, once, however it ended.

import { and, eq, isNotNull, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Member } from '../../../../kit/core/access.ts';
import { err, type Failure, ok, type Result } from '../../../../kit/core/result.ts';
import type { UserId } from '../../../../kit/core/user-id.ts';
import type { Executor } from '../../../../kit/server/db/database.ts';
import { recordAudit } from '../../../audit/server/api.ts';
import type { AccountDeps } from '../deps.ts';
import { lockWholePerson } from '../people/people-repo.ts';
import { sessions, users, viewings } from '../tables.ts';

const MINUTES = 15;
/** What one run tells; the next follows soon. */
const TOLD_AT_ONCE = 100;

type NewViewing = { readonly id: UserId; readonly viewingId: string; readonly reason: string };
type StartFailure = Failure<'own_account'> | Failure<'not_found'> | Failure<'admin_closed'>;

/** For the session of the admin alone. Answers until when; the same again begins nothing anew. */
export async function startViewing(
  { db }: Pick<AccountDeps, 'db'>,
  admin: Member,
  { id, viewingId, reason }: NewViewing,
): Promise<Result<Date, StartFailure>> {
  if (id === admin.id) return err('own_account');
  return db.transaction(async (tx) => {
    const person = await lockWholePerson(tx, id);
    // Whoever was signed out, or has lost the role meanwhile, has no session any more.
    if (!person || !(await lockSession(tx, admin))) return err('not_found');
    if (person.role === 'admin') return err('admin_closed');
    const known = await findEnd(tx, admin, { id, viewingId });
    if (known) return ok(known);
    // A session sees the pages of one person at a time.
    await tx.update(viewings).set({ endedAt: overAt }).where(isOpenOf(admin.sessionId));
    const [begun] = await tx
      .insert(viewings)
      .values({
        id: viewingId,
        userId: id,
        adminId: admin.id,
        sessionId: admin.sessionId,
        reason,
        endsAt: sql`now() + make_interval(mins => ${MINUTES})`,
      })
      // An id that is another admin's, or of another person.
      .onConflictDoNothing({ target: viewings.id })
      .returning({ endsAt: viewings.endsAt });
    if (!begun) return err('not_found');
    await recordAudit(tx, {
      actor: admin,
      action: 'viewing_started',
      subject: { kind: 'person', id, name: person.name },
      after: { minutes: MINUTES },
      reason,
    });
    return ok(begun.endsAt);
  });
}

const isOpenOf = (sessionId: string) => and(eq(viewings.sessionId, sessionId), isNull(viewings.endedAt));

async function lockSession(tx: Executor, { id, sessionId }: Member): Promise<boolean> {
  const [found] = await tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.id, sessionId), eq(sessions.userId, id)))
    .for('update');
  return found !== undefined;
}

/** When the same one that was begun before ends. */
async function findEnd(
  tx: Executor,
  admin: Member,
  { id, viewingId }: Pick<NewViewing, 'id' | 'viewingId'>,
): Promise<Date | undefined> {
  const [known] = await tx
    .select({ endsAt: viewings.endsAt })
    .from(viewings)
    .where(and(eq(viewings.id, viewingId), eq(viewings.adminId, admin.id), eq(viewings.userId, id)));
  return known?.endsAt;
}

/** By the button. */
export async function endViewing(deps: TellDeps, { viewing }: Member): Promise<void> {
  if (!viewing) return;
  await deps.db.transaction(async (tx) => {
    const isThis = and(eq(viewings.id, viewing.id), isNull(viewings.endedAt));
    await tx.update(viewings).set({ endedAt: overAt }).where(isThis);
    await tell(deps, tx, { which: eq(viewings.id, viewing.id), isByHand: true });
  });
}

/** Of those that ran out, or ended with the session of their admin; run now and then by a job. */
export async function tellViewings(deps: TellDeps): Promise<void> {
  await deps.db.transaction((tx) => tell(deps, tx, { which: isOver, isByHand: false }));
}

type TellDeps = Pick<AccountDeps, 'db' | 'onViewed'>;

const overAt = sql`least(now(), ${viewings.endsAt})`;
const isOver = or(isNotNull(viewings.endedAt), lte(viewings.endsAt, sql`now()`), isNull(viewings.sessionId));

type Telling = { readonly which: SQL | undefined; readonly isByHand: boolean };

async function tell({ onViewed }: TellDeps, tx: Executor, { which, isByHand }: Telling): Promise<void> {
  for (const { id, userId, startedAt, endedAt, reason, name, admin } of await takeUntold(tx, which)) {
    // Begun minutes count, so that a look of seconds is told as one.
    const minutes = Math.max(1, Math.ceil((endedAt.getTime() - startedAt.getTime()) / 60_000));
    await recordAudit(tx, {
      actor: isByHand ? admin : null,
      action: 'viewing_ended',
      subject: { kind: 'person', id: userId, name },
      after: { minutes },
    });
    await onViewed(tx, { id, userId, startedAt, minutes, reason });
  }
}

/** Marked as told in the same transaction; two processes never take the same one. */
async function takeUntold(tx: Executor, which: SQL | undefined) {
  const admins = alias(users, 'admins');
  const found = await tx
    .select({ viewing: viewings, name: users.name, adminName: admins.name })
    .from(viewings)
    .innerJoin(users, eq(users.id, viewings.userId))
    .leftJoin(admins, eq(admins.id, viewings.adminId))
    .where(and(isNull(viewings.toldAt), which))
    .orderBy(viewings.endsAt, viewings.id)
    .limit(TOLD_AT_ONCE)
    .for('update', { of: viewings, skipLocked: true });
  return Promise.all(
    found.map(async ({ viewing, name, adminName }) => {
      const [told] = await tx
        .update(viewings)
        .set({ toldAt: sql`now()`, endedAt: sql`coalesce(${viewings.endedAt}, ${overAt})` })
        .where(eq(viewings.id, viewing.id))
        .returning({ endedAt: viewings.endedAt });
      const { adminId } = viewing;
      const admin = adminId === null ? null : { id: adminId, name: adminName ?? '' };
      return { ...viewing, endedAt: told?.endedAt ?? viewing.endsAt, name, admin };
    }),
  );
}
