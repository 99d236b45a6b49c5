// Reads and changes what is kept about learners; the owner is part of every query.

import { and, count, desc, eq, inArray, ne, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import type { UserId } from '../../../kit/core/user-id.ts';
import type { Executor } from '../../../kit/server/db/database.ts';
import { FACTS_MAX, factKey } from '../domain/index.ts';
import { learnerFacts, learnerMemories } from './tables.ts';

export type Fact = typeof learnerFacts.$inferSelect;
export type NewFact = Pick<Fact, 'id' | 'userId' | 'text' | 'source' | 'talkId' | 'messageId'>;

/** All facts of a person, the latest first. */
export async function listFacts(db: Executor, userId: UserId): Promise<Fact[]> {
  return db
    .select()
    .from(learnerFacts)
    .where(eq(learnerFacts.userId, userId))
    .orderBy(desc(learnerFacts.updatedAt), desc(learnerFacts.id))
    .limit(FACTS_MAX);
}

/** In a query: the facts that may be used, the latest first; none while the person has switched that off. */
export function usableFactsOf(userId: SQLWrapper): SQL<readonly string[]> {
  const usable = new QueryBuilder()
    .select({ text: learnerFacts.text })
    .from(learnerFacts)
    .leftJoin(learnerMemories, eq(learnerMemories.userId, learnerFacts.userId))
    .where(and(eq(learnerFacts.userId, userId), sql`coalesce(${learnerMemories.remembering}, true)`))
    .orderBy(desc(learnerFacts.updatedAt), desc(learnerFacts.id))
    .limit(FACTS_MAX);
  return sql`array(${usable})`;
}

/** Takes away what was told in these messages and since said by the learner in no other way. */
export async function deleteTold(tx: Executor, userId: UserId, messageIds: readonly string[]): Promise<void> {
  if (messageIds.length === 0) return;
  await tx
    .delete(learnerFacts)
    .where(
      and(
        eq(learnerFacts.userId, userId),
        eq(learnerFacts.source, 'talk'),
        inArray(learnerFacts.messageId, [...messageIds]),
      ),
    );
}

/** Remembering is on for whoever has never switched it. */
export async function isRemembering(db: Executor, userId: UserId): Promise<boolean> {
  const [row] = await db
    .select({ remembering: learnerMemories.remembering })
    .from(learnerMemories)
    .where(eq(learnerMemories.userId, userId));
  return row?.remembering ?? true;
}

export async function setRemembering(db: Executor, userId: UserId, remembering: boolean): Promise<void> {
  const changed = { remembering, updatedAt: sql`clock_timestamp()` };
  await db
    .insert(learnerMemories)
    .values({ userId, remembering })
    .onConflictDoUpdate({ target: learnerMemories.userId, set: changed });
}

/** Nothing is remembered of the person any more, and nothing is added. */
export async function forgetFacts(tx: Executor, userId: UserId): Promise<void> {
  await setRemembering(tx, userId, false);
  await tx.delete(learnerFacts).where(eq(learnerFacts.userId, userId));
}

/** Makes whoever else changes the person's facts wait until the transaction ends; returns whether remembering is on. */
export async function lockMemory(tx: Executor, userId: UserId): Promise<boolean> {
  await tx.insert(learnerMemories).values({ userId }).onConflictDoNothing();
  const [row] = await tx
    .select({ remembering: learnerMemories.remembering })
    .from(learnerMemories)
    .where(eq(learnerMemories.userId, userId))
    .for('update');
  return row?.remembering ?? true;
}

export async function countFacts(db: Executor, userId: UserId): Promise<number> {
  const [row] = await db.select({ total: count() }).from(learnerFacts).where(eq(learnerFacts.userId, userId));
  return row?.total ?? 0;
}

export async function findFactByKey(db: Executor, userId: UserId, key: string): Promise<Fact | undefined> {
  const [fact] = await db.select().from(learnerFacts).where(ofKey(userId, key));
  return fact;
}

const ofKey = (userId: UserId, key: string) =>
  and(eq(learnerFacts.userId, userId), eq(learnerFacts.key, key));

export async function insertFact(db: Executor, fact: NewFact): Promise<Fact> {
  const [inserted] = await db
    .insert(learnerFacts)
    .values({ ...fact, key: factKey(fact.text) })
    .returning();
  if (!inserted) throw new Error('an insert returned no row');
  return inserted;
}

type Change = Pick<Fact, 'id' | 'userId' | 'text' | 'source' | 'talkId' | 'messageId'>;

/** Undefined when it is not there or somebody else's. */
export async function updateFact(db: Executor, { id, userId, ...change }: Change): Promise<Fact | undefined> {
  const [fact] = await db
    .update(learnerFacts)
    .set({ ...change, key: factKey(change.text), updatedAt: sql`clock_timestamp()` })
    .where(and(eq(learnerFacts.id, id), eq(learnerFacts.userId, userId)))
    .returning();
  return fact;
}

/** Whether another fact of the person's says this already. */
export async function isKnownElsewhere(
  db: Executor,
  { userId, id, text }: Pick<Fact, 'userId' | 'id' | 'text'>,
): Promise<boolean> {
  const [found] = await db
    .select({ id: learnerFacts.id })
    .from(learnerFacts)
    .where(and(ofKey(userId, factKey(text)), ne(learnerFacts.id, id)));
  return found !== undefined;
}

export async function findFact(
  db: Executor,
  { userId, id }: Pick<Fact, 'userId' | 'id'>,
): Promise<Fact | undefined> {
  const [fact] = await db
    .select()
    .from(learnerFacts)
    .where(and(eq(learnerFacts.id, id), eq(learnerFacts.userId, userId)));
  return fact;
}

/** What was deleted; undefined when it is not there or somebody else's. */
export async function deleteFact(
  db: Executor,
  { userId, id }: Pick<Fact, 'userId' | 'id'>,
): Promise<Fact | undefined> {
  const [deleted] = await db
    .delete(learnerFacts)
    .where(and(eq(learnerFacts.id, id), eq(learnerFacts.userId, userId)))
    .returning();
  return deleted;
}

const toldIn = (userId: UserId, talkId: string) =>
  and(eq(learnerFacts.userId, userId), eq(learnerFacts.talkId, talkId));

/** Takes away all that was told in this talk; returns what it was. */
export async function deleteToldIn(tx: Executor, userId: UserId, talkId: string): Promise<readonly string[]> {
  const deleted = await tx
    .delete(learnerFacts)
    .where(toldIn(userId, talkId))
    .returning({ text: learnerFacts.text });
  return deleted.map(({ text }) => text);
}

/** What was told in a talk that is deleted stays, and leads nowhere any more. */
export async function leaveTalk(tx: Executor, userId: UserId, talkId: string): Promise<void> {
  await tx.update(learnerFacts).set({ talkId: null, messageId: null }).where(toldIn(userId, talkId));
}
