// Reads and writes withdrawals and what happened to them.

import { and, asc, desc, eq, gte, inArray, lt, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { UserId } from '../../../../kit/core/user-id.ts';
import type { Executor } from '../../../../kit/server/db/database.ts';
import { olderThan, type PageRequest } from '../../../../kit/server/db/page-cursor.ts';
import { newId } from '../../../../kit/server/new-id.ts';
import { nameOf } from '../../../account/server/api.ts';
import {
  COUNTED_DAYS,
  type EventAction,
  FUNDS,
  WITHDRAWAL_STATES,
  type WithdrawalState,
} from '../../domain/index.ts';
import { withdrawalEvents, withdrawals } from '../tables.ts';

const DAY_MS = 24 * 3600 * 1000;

export type Withdrawal = typeof withdrawals.$inferSelect;
export type NamedWithdrawal = {
  readonly withdrawal: Withdrawal;
  readonly personName: string | null;
  /** What goes to the same person within a week, this one included. */
  readonly weekFen: number;
};

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
  readonly actorId: UserId;
  readonly action: EventAction;
  readonly state: WithdrawalState;
  readonly note?: string;
};

export async function recordWithdrawalEvent(tx: Executor, event: NewEvent): Promise<void> {
  await tx.insert(withdrawalEvents).values({ id: newId(), ...event });
}

export async function listEvents(db: Executor, withdrawalId: string) {
  return db
    .select({ event: withdrawalEvents, actorName: nameOf(withdrawalEvents.actorId) })
    .from(withdrawalEvents)
    .where(eq(withdrawalEvents.withdrawalId, withdrawalId))
    .orderBy(asc(withdrawalEvents.createdAt), asc(withdrawalEvents.id));
}

/** A person's own, newest first. */
export async function listOwn(
  db: Executor,
  personId: UserId,
  { before, limit }: PageRequest,
): Promise<Withdrawal[]> {
  return db
    .select()
    .from(withdrawals)
    .where(and(eq(withdrawals.personId, personId), olderThan(withdrawals, before)))
    .orderBy(desc(withdrawals.createdAt), desc(withdrawals.id))
    .limit(limit);
}

const statesOf = (funds: 'held' | 'paid') => WITHDRAWAL_STATES.filter((state) => FUNDS[state] === funds);

/**
 * What is on its way to the person of a row, or was paid within the last days, to whichever of their accounts and to
 * whomever with the same one. What is on its way counts however old it is: it could be paid today.
 */
const weekOf = (now: Date) => {
  // Spelt out below: without a join drizzle names columns alone, and both tables have them.
  const other = alias(withdrawals, 'other');
  const since = new Date(now.getTime() - COUNTED_DAYS * DAY_MS);
  return sql<number>`(select coalesce(sum(${other.amountFen}), 0) from ${withdrawals} as "other"
    where ("other"."person_id" = "withdrawals"."person_id" or "other"."payee_key" = "withdrawals"."payee_key")
      and (${inArray(other.state, statesOf('held'))} or (${inArray(other.state, statesOf('paid'))} and ${gte(other.updatedAt, since)})))`.mapWith(
    Number,
  );
};

/** The sum for one withdrawal, as `NamedWithdrawal` has it. */
export async function sumWeekOf(db: Executor, id: string, now: Date): Promise<number> {
  const [row] = await db
    .select({ weekFen: weekOf(now) })
    .from(withdrawals)
    .where(eq(withdrawals.id, id));
  return row?.weekFen ?? 0;
}

/** Which of these people have asked for a payout of their own since a moment. */
export async function listRequestersSince(
  db: Executor,
  people: readonly UserId[],
  since: Date,
): Promise<UserId[]> {
  const rows = await db
    .selectDistinct({ personId: withdrawals.personId })
    .from(withdrawals)
    .where(and(inArray(withdrawals.personId, people), gte(withdrawals.createdAt, since)));
  return rows.map(({ personId }) => personId);
}

const named = (db: Executor, now: Date) =>
  db
    .select({ withdrawal: withdrawals, personName: nameOf(withdrawals.personId), weekFen: weekOf(now) })
    .from(withdrawals);

/** Everybody's, newest first: all, or those in a state. */
export async function listAll(
  db: Executor,
  state: WithdrawalState | undefined,
  { before, limit }: PageRequest,
): Promise<NamedWithdrawal[]> {
  return named(db, new Date())
    .where(and(state && eq(withdrawals.state, state), olderThan(withdrawals, before)))
    .orderBy(desc(withdrawals.createdAt), desc(withdrawals.id))
    .limit(limit);
}

export async function findNamed(db: Executor, id: string): Promise<NamedWithdrawal | undefined> {
  const [found] = await named(db, new Date()).where(eq(withdrawals.id, id));
  return found;
}

/** Everybody's of a span of time (`until` not included), the oldest first. */
export async function listAllInRange(
  db: Executor,
  { from, until }: { readonly from: Date; readonly until: Date },
  limit: number,
): Promise<NamedWithdrawal[]> {
  return named(db, new Date())
    .where(and(gte(withdrawals.createdAt, from), lt(withdrawals.createdAt, until)))
    .orderBy(asc(withdrawals.createdAt), asc(withdrawals.id))
    .limit(limit);
}

const sumWhere = (funds: 'held' | 'paid') => {
  return sql<number>`coalesce(sum(${withdrawals.amountFen}) filter (where ${inArray(withdrawals.state, statesOf(funds))}), 0)`.mapWith(
    Number,
  );
};

/** What is on its way to a person, and what has been paid out to them, in fen. */
export async function sumOf(db: Executor, personId: UserId) {
  const [sums] = await db
    .select({ inFlightFen: sumWhere('held'), paidOutFen: sumWhere('paid') })
    .from(withdrawals)
    .where(eq(withdrawals.personId, personId));
  return sums ?? { inFlightFen: 0, paidOutFen: 0 };
}
