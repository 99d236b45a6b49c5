// Writes versions of settings and lists them.

import { and, asc, desc, eq, gt, lt, max } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Executor } from '../../../kit/server/db/database.ts';
import { nameOf } from '../../account/server/api.ts';
import { isUncancelled } from './read-settings.ts';
import { settingsVersions } from './tables.ts';

export type Version = typeof settingsVersions.$inferSelect;
export type NewVersion = Omit<typeof settingsVersions.$inferInsert, 'createdAt'>;

/** The number of the area's latest row, cancellations included; 0 before the first. */
export async function latestNumber(db: Executor, area: string): Promise<number> {
  const [row] = await db
    .select({ number: max(settingsVersions.number) })
    .from(settingsVersions)
    .where(eq(settingsVersions.area, area));
  return row?.number ?? 0;
}

/** Undefined when its number, or what it cancels, was taken by another row. */
export async function insertVersion(db: Executor, version: NewVersion): Promise<Version | undefined> {
  const [inserted] = await db.insert(settingsVersions).values(version).onConflictDoNothing().returning();
  return inserted;
}

export async function findVersion(db: Executor, area: string, id: string): Promise<Version | undefined> {
  const [version] = await db
    .select()
    .from(settingsVersions)
    .where(and(eq(settingsVersions.area, area), eq(settingsVersions.id, id)));
  return version;
}

/** The versions that will begin, the next one first. */
export async function listScheduled(db: Executor, area: string, after: Date): Promise<Version[]> {
  return db
    .select()
    .from(settingsVersions)
    .where(and(eq(settingsVersions.area, area), gt(settingsVersions.effectiveFrom, after), isUncancelled()))
    .orderBy(asc(settingsVersions.effectiveFrom), asc(settingsVersions.number));
}

export type HistoryRow = {
  readonly version: Version;
  /** Undefined for the defaults. */
  readonly base: Version | null;
  /** The row that took it back. */
  readonly cancelledBy: Version | null;
  readonly authorName: string | null;
};

type HistoryPage = { readonly area: string; readonly before: number | undefined; readonly limit: number };

/** Everything that was written in an area, the newest first, each with what it was based on. */
export async function listHistory(db: Executor, { area, before, limit }: HistoryPage): Promise<HistoryRow[]> {
  const base = alias(settingsVersions, 'base');
  const cancelling = alias(settingsVersions, 'cancelling');
  return db
    .select({
      version: settingsVersions,
      base,
      cancelledBy: cancelling,
      authorName: nameOf(settingsVersions.createdBy),
    })
    .from(settingsVersions)
    .leftJoin(base, eq(base.id, settingsVersions.basedOn))
    .leftJoin(cancelling, eq(cancelling.cancels, settingsVersions.id))
    .where(
      and(
        eq(settingsVersions.area, area),
        before === undefined ? undefined : lt(settingsVersions.number, before),
      ),
    )
    .orderBy(desc(settingsVersions.number))
    .limit(limit);
}
