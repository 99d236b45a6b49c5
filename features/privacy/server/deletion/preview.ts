// What of a person's would go, and what would stay and why: counted by what the tables have declared.

import { type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../../../kit/server/db/database.ts';
import type { DataPolicy, PersonKeys, Treatment } from '../../../../kit/server/db/declare-data.ts';
import { NOT_PERSONAL } from '../../../../kit/server/db/declare-data.ts';
import {
  type DeclaredTable,
  type Keeping,
  type KeptEvidence,
  keepingOf,
  keptOf,
  type StayKind,
  TOPIC_NAMES,
  TOPICS,
  type Topic,
  type TopicTable,
} from '../../domain/index.ts';

/** Above this, people are told that it is so many or more. */
const COUNT_MAX = 10_000;

/** Of one table, so that what is counted has a name. */
export type TableCount = {
  readonly table: TopicTable;
  readonly count: number;
  /** It stays, without what its person has written in it. */
  readonly isEmptied: boolean;
};
export type TopicCount = { readonly topic: Topic; readonly tables: readonly TableCount[] };
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
  const tables = TOPIC_NAMES.flatMap((topic) =>
    TOPICS[topic].flatMap((name) => {
      const policy = byName.get(name);
      const end = policy && endOf(policy);
      return policy?.isOf && end
        ? partsOf(policy, policy.isOf(person), end).map((part) => ({ topic, name, ...part }))
        : [];
    }),
  );
  const counts = tables.map(
    ({ table, where }) =>
      sql`(select count(*)::int from (select from ${table} where ${where} limit ${COUNT_MAX}) as counted)`,
  );
  const { rows } = await db.execute<{ counts: number[] }>(
    sql`select array[${sql.join(counts, sql`, `)}] as counts`,
  );
  const counted = tables
    .map(({ topic, name, isKept, isEmptied }, index) => ({
      topic,
      isKept,
      counted: { table: name, count: rows[0]?.counts[index] ?? 0, isEmptied },
    }))
    .filter(({ counted: { count } }) => count > 0);
  const those = (kept: boolean): readonly TopicCount[] =>
    TOPIC_NAMES.map((topic) => ({
      topic,
      tables: counted
        .filter((each) => each.topic === topic && each.isKept === kept)
        .map((each) => each.counted),
    })).filter((each) => each.tables.length > 0);
  return { goes: those(false), stays: those(true) };
}

/** What people are told of what stays of an account. */
export const keptAfter = ({ stays }: Preview, evidence: KeptEvidence): readonly StayKind[] =>
  keptOf({ topics: stays.map(({ topic }) => topic), ...evidence });

/** The rows of a table that end alike: of one that stays, those that go all the same are counted by themselves. */
function partsOf({ table, goesWhen }: DataPolicy, isTheirs: SQL, end: End) {
  const whole = { table, where: isTheirs, ...end };
  if (!goesWhen) return [whole];
  return [
    { ...whole, where: sql`${isTheirs} and ${goesWhen}`, isKept: false, isEmptied: false },
    { ...whole, where: sql`${isTheirs} and not (${goesWhen})` },
  ];
}

type End = { readonly isKept: boolean; readonly isEmptied: boolean };

/** What becomes of a person's rows; undefined of those that only stand near theirs, such as what a class was given to do. */
function endOf(policy: DataPolicy): End | undefined {
  const done = [...policy.columns.values()];
  const isEmptied = done.some((treatment) => treatment.do === 'anonymise');
  const isKept = done.some(isKeptFor);
  return isKept || isEmptied || done.some((treatment) => treatment.do === 'delete')
    ? { isKept: isKept || isEmptied, isEmptied }
    : undefined;
}
