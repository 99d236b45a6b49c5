// What of a person's would go, and what would stay and why: counted by what the tables have declared.

import { sql } from 'drizzle-orm';
import type { Executor } from '../../../../kit/server/db/database.ts';
import type { DataPolicy, PersonKeys, Treatment } from '../../../../kit/server/db/declare-data.ts';
import { NOT_PERSONAL } from '../../../../kit/server/db/declare-data.ts';
import {
  type DeclaredTable,
  type Keeping,
  keepingOf,
  TOPIC_NAMES,
  TOPICS,
  type Topic,
} from '../../domain/index.ts';

/** Above this, people are told that it is so many or more. */
const COUNT_MAX = 10_000;

export type TopicCount = { readonly topic: Topic; readonly count: number };
export type Preview = { readonly goes: readonly TopicCount[]; readonly stays: readonly TopicCount[] };

const isKeptFor = (treatment: Treatment): boolean => treatment.do === 'keep' && treatment !== NOT_PERSONAL;

const toDeclared = ({ name, retention, columns }: DataPolicy): DeclaredTable => ({
  name,
  days: retention.stays === 'days' ? retention.days : undefined,
  isKept: [...columns.values()].some(isKeptFor),
});

/** How long each topic is kept, for everybody. */
export const retentionOf = (policies: readonly DataPolicy[]): readonly Keeping[] =>
  keepingOf(policies.map(toDeclared));

/** In one statement, however many tables there are. */
export async function previewOf(
  db: Executor,
  policies: readonly DataPolicy[],
  person: PersonKeys,
): Promise<Preview> {
  const byName = new Map(policies.map((policy) => [policy.name, policy]));
  const topics = TOPIC_NAMES.flatMap((topic) => {
    const main = byName.get(TOPICS[topic][0]);
    return main?.isOf ? [{ topic, table: main.table, isOf: main.isOf, isKept: toDeclared(main).isKept }] : [];
  });
  const counts = topics.map(
    ({ table, isOf }) =>
      sql`(select count(*)::int from (select from ${table} where ${isOf(person)} limit ${COUNT_MAX}) as counted)`,
  );
  const { rows } = await db.execute<{ counts: number[] }>(
    sql`select array[${sql.join(counts, sql`, `)}] as counts`,
  );
  const counted = topics.map(({ topic, isKept }, index) => ({
    topic,
    isKept,
    count: rows[0]?.counts[index] ?? 0,
  }));
  const those = (kept: boolean) =>
    counted
      .filter(({ isKept, count }) => isKept === kept && count > 0)
      .map(({ topic, count }) => ({ topic, count }));
  return { goes: those(false), stays: those(true) };
}
