// Reads the settings of an area as they are in effect at a moment.

import { and, desc, eq, gt, isNull, lte, notExists, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { alias, QueryBuilder } from 'drizzle-orm/pg-core';
import type { Executor } from '../../../kit/server/db/database.ts';
import { prepared } from '../../../kit/server/db/prepared.ts';
import { type Area, type AreaValues, readValues } from '../domain/index.ts';
import { settingsVersions } from './tables.ts';

export type Settings<Values> = {
  /** The version in effect, to be stored with what was decided by it; null while the defaults hold. */
  readonly version: string | null;
  readonly values: Values;
  /** Since when; null while the defaults hold. */
  readonly since: Date | null;
};

/** What holds at a moment of the past stays as it is: only a version that has not begun can be cancelled. */
export async function readSettings<Values extends AreaValues>(
  executor: Executor,
  area: Area<Values>,
  at: Date,
): Promise<Settings<Values>> {
  const version = await findInEffect(executor, area.area, at);
  return {
    version: version?.id ?? null,
    values: readValues(area, version?.values),
    since: version?.effectiveFrom ?? null,
  };
}

const inEffect = prepared((executor) =>
  executor
    .select()
    .from(settingsVersions)
    .where(
      and(
        eq(settingsVersions.area, sql.placeholder('area')),
        lte(settingsVersions.effectiveFrom, sql.placeholder('at')),
        isUncancelled(),
      ),
    )
    .orderBy(desc(settingsVersions.effectiveFrom), desc(settingsVersions.number))
    .limit(1)
    .prepare('settings_in_effect'),
);

/** In a query: what `read` makes of the values in effect at a moment. */
export function settingsOf<Values extends AreaValues, Read>(
  area: Area<Values>,
  at: SQLWrapper,
  read: (values: Values) => Read,
): SQL<Read> {
  const { values, effectiveFrom, number } = settingsVersions;
  const version = new QueryBuilder()
    .select({ values })
    .from(settingsVersions)
    .where(and(eq(settingsVersions.area, area.area), lte(effectiveFrom, at), isUncancelled()))
    .orderBy(desc(effectiveFrom), desc(number))
    .limit(1);
  // In a list, since drizzle maps no null: where nothing is stored, the defaults hold.
  return sql`json_build_array((${version}))`.mapWith(([stored]: [unknown]) =>
    read(readValues(area, stored ?? undefined)),
  );
}

/** The stored version that holds at the moment; undefined while the defaults do. */
export async function findInEffect(executor: Executor, area: string, at: Date) {
  const [version] = await inEffect(executor).execute({ area, at });
  return version;
}

/** Neither a cancellation nor cancelled. */
export function isUncancelled() {
  const later = alias(settingsVersions, 'later');
  return and(
    isNull(settingsVersions.cancels),
    notExists(
      new QueryBuilder().select({ one: sql`1` }).from(later).where(eq(later.cancels, settingsVersions.id)),
    ),
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
        isUncancelled(),
      ),
    );
  return [first, ...later].map((version) => readValues(area, version?.values));
}
