// The rows of plans: every query of a person's names whose they are.

import { and, asc, desc, eq, isNotNull, isNull, lt, not, sql } from 'drizzle-orm';
import type { Locale } from '../../../../kit/core/locale.ts';
import type { UserId } from '../../../../kit/core/user-id.ts';
import type { Database, Executor } from '../../../../kit/server/db/database.ts';
import { asOwned, type Owned } from '../../../../kit/server/db/owned.ts';
import { lockPerson } from '../../../account/server/api.ts';
import { isLeavingOf } from '../../../privacy/server/api.ts';
import { type Basis, PLANS_MAX, type PlanContent } from '../../domain/index.ts';
import { learningPlans } from '../tables.ts';

export type PlanRow = typeof learningPlans.$inferSelect;
type OfUser = { readonly userId: UserId; readonly id: string };

const isOwn = ({ userId, id }: OfUser) => and(eq(learningPlans.id, id), eq(learningPlans.userId, userId));

/** The newest first. */
export async function listRows(db: Executor, userId: UserId): Promise<PlanRow[]> {
  return db
    .select()
    .from(learningPlans)
    .where(eq(learningPlans.userId, userId))
    .orderBy(desc(learningPlans.createdAt), desc(learningPlans.id))
    .limit(PLANS_MAX);
}

type MadePlan = PlanRow & { readonly content: PlanContent };

/** The plan that a person goes by; undefined without one, and while it is being made. */
export async function findFollowedRow(db: Executor, userId: UserId): Promise<MadePlan | undefined> {
  const [row] = await db
    .select()
    .from(learningPlans)
    .where(and(eq(learningPlans.userId, userId), eq(learningPlans.isFollowed, true)))
    .limit(1);
  return row?.content ? { ...row, content: row.content } : undefined;
}

/** Follows a plan that was made, and no other any more; undefined where there is none. */
export function followPlan(db: Database, own: OfUser): Promise<Owned<PlanRow> | undefined> {
  return db.transaction(async (tx) => {
    await lockPerson(tx, own.userId);
    const plan = await findPlan(tx, own);
    if (plan?.state !== 'generated') return plan;
    await followNone(tx, own.userId);
    const [row] = await tx.update(learningPlans).set({ isFollowed: true }).where(isOwn(own)).returning();
    return asOwned(row);
  });
}

const followNone = (db: Executor, userId: UserId) =>
  db
    .update(learningPlans)
    .set({ isFollowed: false })
    .where(and(eq(learningPlans.userId, userId), eq(learningPlans.isFollowed, true)));

export async function unfollowPlan(db: Executor, own: OfUser): Promise<Owned<PlanRow> | undefined> {
  const [row] = await db.update(learningPlans).set({ isFollowed: false }).where(isOwn(own)).returning();
  return asOwned(row);
}

export async function findPlan(db: Executor, own: OfUser): Promise<Owned<PlanRow> | undefined> {
  const [row] = await db.select().from(learningPlans).where(isOwn(own)).limit(1);
  return asOwned(row);
}

/** Being looked at counts as access at most once a minute: a page that asks often writes seldom. */
export async function noteAccess(db: Executor, own: OfUser): Promise<void> {
  await db
    .update(learningPlans)
    .set({ lastAccessedAt: sql`now()` })
    .where(
      and(
        isOwn(own),
        eq(learningPlans.state, 'generated'),
        sql`coalesce(${learningPlans.lastAccessedAt} < now() - interval '1 minute', true)`,
      ),
    );
}

/** `isFollowed`: nothing is left of the plan that was followed so far, if any. */
type Beginning = OfUser & { readonly basis: Basis; readonly isFollowed: boolean };

/** The plan that is being made already, else a new one; undefined when there is no room for another. */
export function beginPlan(
  db: Database,
  { userId, id, basis, isFollowed }: Beginning,
): Promise<{ plan: PlanRow; isNew: boolean } | undefined> {
  return db.transaction(async (tx) => {
    await lockPerson(tx, userId);
    const rows = await listRows(tx, userId);
    const same = rows.find((row) => row.id === id) ?? rows.find(({ state }) => state === 'generating');
    if (same) return { plan: same, isNew: false };
    if (rows.length >= PLANS_MAX) return undefined;
    if (isFollowed) await followNone(tx, userId);
    const [plan] = await tx
      .insert(learningPlans)
      .values({ id, userId, state: 'generating', basis, isFollowed })
      .onConflictDoNothing()
      .returning();
    return plan ? { plan, isNew: true } : undefined;
  });
}

/** A plan that failed waits again; any other stays as it is. */
export async function beginAgain(db: Executor, own: OfUser): Promise<boolean> {
  const { rowCount } = await db
    .update(learningPlans)
    .set({ state: 'generating', stage: 'waiting', written: 0, writtenOf: 0, attempts: 0, leaseUntil: null })
    .where(and(isOwn(own), eq(learningPlans.state, 'error')));
  return (rowCount ?? 0) > 0;
}

export async function renamePlan(
  db: Executor,
  own: OfUser,
  title: string,
): Promise<Owned<PlanRow> | undefined> {
  const [row] = await db
    .update(learningPlans)
    .set({ title, savedAt: sql`coalesce(${learningPlans.savedAt}, now())` })
    .where(and(isOwn(own), eq(learningPlans.state, 'generated')))
    .returning();
  return asOwned(row);
}

type NewShare = { readonly key: string; readonly locale: Locale };

/** Once shared, a plan keeps its address until it is taken away. */
export async function sharePlan(
  db: Executor,
  own: OfUser,
  { key, locale }: NewShare,
): Promise<Owned<PlanRow> | undefined> {
  const { shareKey, shareLocale } = learningPlans;
  const [row] = await db
    .update(learningPlans)
    .set({
      shareKey: sql`coalesce(${shareKey}, ${key})`,
      shareLocale: sql`coalesce(${shareLocale}, ${locale})`,
    })
    .where(and(isOwn(own), isNotNull(learningPlans.savedAt), isNotNull(learningPlans.content)))
    .returning();
  return asOwned(row);
}

export async function unsharePlan(db: Executor, own: OfUser): Promise<Owned<PlanRow> | undefined> {
  const [row] = await db
    .update(learningPlans)
    .set({ shareKey: null, shareLocale: null })
    .where(isOwn(own))
    .returning();
  return asOwned(row);
}

/** For whoever has its address: nothing that says whose it is. Closed while its owner's account is to go. */
export async function findShared(db: Executor, key: string) {
  const { title, content, targetLevel, shareLocale } = learningPlans;
  const [row] = await db
    .select({ title, content, targetLevel, shareLocale })
    .from(learningPlans)
    .where(and(eq(learningPlans.shareKey, key), not(isLeavingOf(learningPlans.userId))))
    .limit(1);
  return row?.content ? { ...row, content: row.content } : undefined;
}

export async function deletePlan(db: Executor, own: OfUser): Promise<boolean> {
  const { rowCount } = await db.delete(learningPlans).where(isOwn(own));
  return (rowCount ?? 0) > 0;
}

/** The oldest plans that nobody has saved for so many days, and nobody goes by. */
export async function deleteUnsaved(db: Executor, days: number, limit: number): Promise<void> {
  const oldest = db
    .select({ id: learningPlans.id })
    .from(learningPlans)
    .where(
      and(
        isNull(learningPlans.savedAt),
        eq(learningPlans.isFollowed, false),
        lt(learningPlans.createdAt, sql`now() - make_interval(days => ${days})`),
      ),
    )
    .orderBy(asc(learningPlans.createdAt))
    .limit(limit);
  await db.delete(learningPlans).where(sql`${learningPlans.id} in (${oldest})`);
}
