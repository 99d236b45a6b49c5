// Reads the settings of an area as they are in effect at a moment.

import { and, desc, eq, gt, isNull, lte, notExists, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Executor } from '../../../kit/server/db/database.ts';
import { prepared } from '../../../kit/server/db/prepared.ts';
import { type Area, type AreaValues, readValues } from '../domain/index.ts';
import { settingsVersions } from './tables.ts';

export type Settings<Values> = {
  /** The version in effect, to be stored with what was decided by it; null while the defaults hold. */
  readonly version: string | null;
  readonly values: Values;
};

/** What holds at a moment of the past stays as it is: only a version that has not begun can be cancelled. */
export async function readSettings<Values extends AreaValues>(
  executor: Executor,
  area: Area<Values>,
  at: Date,
): Promise<Settings<Values>> {
  const version = await findInEffect(executor, area.area, at);
  return { version: version?.id ?? null, values: readValues(area, version?.values) };
}

const inEffect = prepared((executor) =>
  executor
    .select()
    .from(settingsVersions)
    .where(
      and(
        eq(settingsVersions.area, sql.placeholder('area')),
        lte(settingsVersions.effectiveFrom, sql.placeholder('at')),
        isUncancelled(executor),
      ),
    )
    .orderBy(desc(settingsVersions.effectiveFrom), desc(settingsVersions.number))
    .limit(1)
    .prepare('settings_in_effect'),
);

/** The stored version that holds at the moment; undefined while the defaults do. */
export async function findInEffect(executor: Executor, area: string, at: Date) {
  const [version] = await inEffect(executor).execute({ area, at });
  return version;
}

/** Neither a cancellation nor cancelled. */
export function isUncancelled(executor: Executor) {
  const later = alias(settingsVersions, 'later');
  return and(
    isNull(settingsVersions.cancels),
    notExists(executor.select({ one: sql`1` }).from(later).where(eq(later.cancels, settingsVersions.id))),
  );
}

/** All values that held at some time between the two moments, the first included. */
export async function readSettingsBetween<Values extends AreaValues>(
  executor: Executor,
  area: Area<Values>,
  { from, until }: { readonly from: Date; readonly until: Date },
): Promise<Values[]> {
  const first = await findInEffect(executor, area.area, from);
  const later = await executor
    .select()
    .from(settingsVersions)
    .where(
      and(
        eq(settingsVersions.area, area.area),
        gt(settingsVersions.effectiveFrom, from),
        lte(settingsVersions.effectiveFrom, until),
        isUncancelled(executor),
      ),
    );
  return [first, ...later].map((version) => readValues(area, version?.values));
}
