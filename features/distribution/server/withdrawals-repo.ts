// Reads and writes withdrawals and what happened to them.

import { randomBytes } from 'node:crypto';
import { and, asc, desc, eq, gte, inArray, lt, sql } from 'drizzle-orm';
import { uuidV7 } from '../../../kit/core/uuid.ts';
import type { Executor } from '../../../kit/server/db/database.ts';
import { olderThan, type PageKey } from '../../../kit/server/db/page-cursor.ts';
import { users } from '../../account/server/api.ts';
import { type EventAction, FUNDS, WITHDRAWAL_STATES, type WithdrawalState } from '../domain/index.ts';
import { withdrawalEvents, withdrawals } from './tables.ts';

export type Withdrawal = typeof withdrawals.$inferSelect;
export type NamedWithdrawal = { readonly withdrawal: Withdrawal; readonly personName: string | null };

export async function findWithdrawal(db: Executor, id: string): Promise<Withdrawal | undefined> {
  const [found] = await db.select().from(withdrawals).where(eq(withdrawals.id, id));
  return found;
}

/** The same, held until the transaction ends. */
export async function lockWithdrawal(tx: Executor, id: string): Promise<Withdrawal | undefined> {
  const [found] = await tx.select().from(withdrawals).where(eq(withdrawals.id, id)).for('update');
  return found;
}

export async function insertWithdrawal(
  tx: Executor,
  withdrawal: typeof withdrawals.$inferInsert,
): Promise<Withdrawal> {
  const [made] = await tx.insert(withdrawals).values(withdrawal).returning();
  if (!made) throw new Error('a withdrawal that was written is not there');
  return made;
}

export async function updateWithdrawal(
  tx: Executor,
  id: string,
  change: Partial<typeof withdrawals.$inferInsert>,
): Promise<Withdrawal> {
  const [changed] = await tx
    .update(withdrawals)
    .set({ ...change, updatedAt: new Date() })
    .where(eq(withdrawals.id, id))
    .returning();
  if (!changed) throw new Error('a withdrawal that was locked is not there');
  return changed;
}

type NewEvent = {
  readonly withdrawalId: string;
  readonly actorId: string;
  readonly action: EventAction;
  readonly state: WithdrawalState;
  readonly note?: string;
};

export async function recordWithdrawalEvent(tx: Executor, event: NewEvent): Promise<void> {
  await tx.insert(withdrawalEvents).values({ id: uuidV7(Date.now(), randomBytes(10)), ...event });
}

export async function listEvents(db: Executor, withdrawalId: string) {
  return db
    .select({ event: withdrawalEvents, actorName: users.name })
    .from(withdrawalEvents)
    .leftJoin(users, eq(users.id, withdrawalEvents.actorId))
    .where(eq(withdrawalEvents.withdrawalId, withdrawalId))
    .orderBy(asc(withdrawalEvents.createdAt), asc(withdrawalEvents.id));
}

type Page = { readonly before: PageKey | undefined; readonly limit: number };

/** A person's own, newest first. */
export async function listOwn(
  db: Executor,
  personId: string,
  { before, limit }: Page,
): Promise<Withdrawal[]> {
  return db
    .select()
    .from(withdrawals)
    .where(and(eq(withdrawals.personId, personId), olderThan(withdrawals, before)))
    .orderBy(desc(withdrawals.createdAt), desc(withdrawals.id))
    .limit(limit);
}

const named = (db: Executor) =>
  db
    .select({ withdrawal: withdrawals, personName: users.name })
    .from(withdrawals)
    .leftJoin(users, eq(users.id, withdrawals.personId));

/** Everybody's, newest first: all, or those in a state. */
export async function listAll(
  db: Executor,
  state: WithdrawalState | undefined,
  { before, limit }: Page,
): Promise<NamedWithdrawal[]> {
  return named(db)
    .where(and(state && eq(withdrawals.state, state), olderThan(withdrawals, before)))
    .orderBy(desc(withdrawals.createdAt), desc(withdrawals.id))
    .limit(limit);
}

export async function findNamed(db: Executor, id: string): Promise<NamedWithdrawal | undefined> {
  const [found] = await named(db).where(eq(withdrawals.id, id));
  return found;
}

/** Everybody's of a span of time (`until` not included), the oldest first. */
export async function listAllInRange(
  db: Executor,
  { from, until }: { readonly from: Date; readonly until: Date },
  limit: number,
): Promise<NamedWithdrawal[]> {
  return named(db)
    .where(and(gte(withdrawals.createdAt, from), lt(withdrawals.createdAt, until)))
    .orderBy(asc(withdrawals.createdAt), asc(withdrawals.id))
    .limit(limit);
}

const sumWhere = (funds: 'held' | 'paid') => {
  const states = WITHDRAWAL_STATES.filter((state) => FUNDS[state] === funds);
  return sql<number>`coalesce(sum(${withdrawals.amountFen}) filter (where ${inArray(withdrawals.state, states)}), 0)`.mapWith(
    Number,
  );
};

/** What is on its way to a person, and what has been paid out to them, in fen. */
export async function sumOf(db: Executor, personId: string) {
  const [sums] = await db
    .select({ inFlightFen: sumWhere('held'), paidOutFen: sumWhere('paid') })
    .from(withdrawals)
    .where(eq(withdrawals.personId, personId));
  return sums ?? { inFlightFen: 0, paidOutFen: 0 };
}
