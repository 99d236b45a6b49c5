// Every table says how long its rows stay and what becomes of each column when a person goes (`data-policy.ts`).

import { getTableName } from 'drizzle-orm';
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import { type DataPolicy, NOT_PERSONAL } from '../../kit/server/db/declare-data.ts';

/** A column that is called so is about somebody. */
const PERSONAL =
  /(^|_)(user|actor|payer|person|owner|inviter|invited|reader|distributor|created|decided|handled|approved|recipient|email|ip_address)(_id|_by)?$/;
/** Shorter than this, a reason is a word. */
const REASON_MIN = 6;

export function findUndeclared(tables: readonly PgTable[], policies: readonly DataPolicy[]): string[] {
  const declared = Map.groupBy(policies, ({ name }) => name);
  const missing = tables
    .map(getTableName)
    .filter((name) => declared.get(name)?.length !== 1)
    .map((name) => `${name} is declared ${declared.get(name)?.length ?? 0} times in a data-policy.ts`);
  return [...missing, ...policies.flatMap(findFaults)];
}

function findFaults(policy: DataPolicy): string[] {
  const { name, columns, isOf, retention } = policy;
  const treatments = [...columns.values()];
  const isDeleted = treatments.some((each) => each.do === 'delete');
  const faults: string[] = [];
  if (isDeleted && treatments.some((each) => each.do !== 'delete'))
    faults.push(`${name}: a row goes whole; a column of a deleted row cannot stay`);
  if (isDeleted && !isOf) faults.push(`${name}: rows go with a person, but nothing says whose they are`);
  if ('because' in retention && retention.because.length < REASON_MIN)
    faults.push(`${name}: why do its rows stay for ever?`);
  return [...faults, ...findUnnamed(policy)];
}

/** References to people, and columns that are called like one, are the owner or declared as mentions. */
function findUnnamed({ table, name, columns, mentions, ownerColumn }: DataPolicy): string[] {
  const references = getTableConfig(table)
    .foreignKeys.map((key) => key.reference())
    .filter(({ foreignTable }) => getTableName(foreignTable) === 'users')
    .flatMap((reference) => reference.columns.map((column) => column.name));
  const called = [...columns].flatMap(([column, treatment]) =>
    treatment === NOT_PERSONAL && PERSONAL.test(column) ? [column] : [],
  );
  return [...new Set([...references, ...called])]
    .filter((column) => column !== ownerColumn && !mentions.has(column))
    .map((column) => `${name}.${column} names a person: declare it under mentions`);
}

/** What holds something of a person's is told to people as part of one topic, and no topic names what is not there. */
export function findUntold(
  policies: readonly DataPolicy[],
  topics: Readonly<Record<string, readonly string[]>>,
): string[] {
  const told = Map.groupBy(Object.values(topics).flat(), (name) => name);
  const names = new Set(policies.map(({ name }) => name));
  const untold = policies
    .filter(({ name, isOf }) => isOf !== undefined && told.get(name)?.length !== 1)
    .map(
      ({ name }) =>
        `${name} holds something of people's: name it in one topic of features/privacy/domain/topics.ts`,
    );
  const unknown = [...told.keys()]
    .filter((name) => !names.has(name))
    .map((name) => `${name} is named in features/privacy/domain/topics.ts, and there is no such table`);
  return [...untold, ...unknown];
}
