// A person's rows by what the tables have declared: given to them as an archive, or erased.

import { type SQL, sql } from 'drizzle-orm';
import type { Sealer } from '../seal.ts';
import type { Executor } from './database.ts';
import type { DataPolicy, PersonKeys } from './declare-data.ts';

export type Row = Readonly<Record<string, unknown>>;

/** So many rows are in memory at once. */
const BATCH = 200;

/** The columns of the table that an export reads: all but those that let somebody in. */
const readColumns = ({ columns, secrets }: DataPolicy): readonly string[] =>
  [...columns.keys()].filter((column) => !secrets.has(column));

/** The columns that an export shows: those that it reads, what is told besides, and the parts of what is sealed in place of that. */
export const shownColumns = (policy: DataPolicy): readonly string[] => {
  const { sealed } = policy;
  const read = [...readColumns(policy), ...policy.besides.keys()];
  return sealed ? [...read.filter((column) => column !== sealed.column), ...sealed.parts] : read;
};

/** The sealer of a purpose. */
export type SealerFor = (purpose: string) => Pick<Sealer, 'open'>;

/** What is sealed of a row in clear text; empty where it was sealed with another secret, or was emptied. */
function openRow(row: Row, { sealed }: DataPolicy, sealerFor: SealerFor): Row {
  if (!sealed) return row;
  const { [sealed.column]: closed, ...rest } = row;
  const opened = sealerFor(sealed.purpose).open(String(closed), sealed.placeOf(String(row['id'])));
  const found: unknown = opened.ok ? JSON.parse(opened.value) : {};
  const parts: Row = typeof found === 'object' && found !== null ? { ...found } : {};
  return { ...rest, ...Object.fromEntries(sealed.parts.map((part) => [part, parts[part] ?? ''])) };
}

/** By which rows are dated, where a table says nothing of their order. */
const DATES = ['created_at', 'happened_at', 'handed_in_at', 'asked_at', 'joined_at', 'invited_at', 'date'];

function inOrder({ order, columns }: DataPolicy): SQL {
  const by = order ?? DATES.find((column) => columns.has(column));
  return by === undefined ? sql`` : sql`order by ${sql.identifier(by)}`;
}

function withoutEmpty(row: Row, { onlyWith }: DataPolicy): Row {
  if (onlyWith.size === 0) return row;
  return Object.fromEntries(
    Object.entries(row).map(([column, value]) => {
      const other = onlyWith.get(column);
      return [column, other !== undefined && row[other] === null ? null : value];
    }),
  );
}

type Reading = { readonly person: PersonKeys; readonly sealerFor: SealerFor };

/** A person's rows of one table, some at a time; only in a transaction, and for one table after the other. */
export async function* readRows(
  tx: Executor,
  policy: DataPolicy,
  { person, sealerFor }: Reading,
): AsyncGenerator<readonly Row[]> {
  if (!policy.isOf) return;
  const shown = [
    ...readColumns(policy).map((column) => sql`${sql.identifier(column)}`),
    ...[...policy.besides].map(([name, told]) => sql`${told} as ${sql.identifier(name)}`),
  ];
  await tx.execute(
    sql`declare rows_of_person no scroll cursor for
      select ${sql.join(shown, sql`, `)} from ${policy.table} where ${policy.isOf(person)} ${inOrder(policy)}`,
  );
  for (;;) {
    const { rows } = await tx.execute<Row>(sql`fetch ${sql.raw(String(BATCH))} from rows_of_person`);
    if (rows.length === 0) break;
    yield rows.map((row) => openRow(withoutEmpty(row, policy), policy, sealerFor));
  }
  await tx.execute(sql`close rows_of_person`);
}

/** All rows of a person by table, without what lets somebody in; tables without any are left out. */
export async function exportPerson(
  tx: Executor,
  policies: readonly DataPolicy[],
  reading: Reading,
): Promise<Readonly<Record<string, readonly Row[]>>> {
  const archive: Record<string, Row[]> = {};
  for (const policy of policies)
    for await (const rows of readRows(tx, policy, reading)) (archive[policy.name] ??= []).push(...rows);
  return archive;
}

/**
 * In one transaction: deletes the rows of which that is said (`goesWhen`), overwrites what stays behind, deletes what is found by way of other rows while these are there,
 * then the person's own row (`root`), with which most of the rest goes by its foreign keys, then whatever is left of
 * theirs; last, nobody else's rows name them any more.
 */
export async function erasePerson(
  tx: Executor,
  policies: readonly DataPolicy[],
  { person, root }: { readonly person: PersonKeys; readonly root: string },
): Promise<void> {
  await removeGoing(tx, policies, person);
  for (const policy of policies) await overwrite(tx, policy, person);
  const goes = policies.filter(({ columns }) => [...columns.values()].some((each) => each.do === 'delete'));
  const rank = ({ name, ownerColumn }: DataPolicy) => (ownerColumn === undefined ? 0 : name === root ? 1 : 2);
  for (const { table, isOf } of goes.toSorted((one, other) => rank(one) - rank(other)))
    if (isOf) await tx.execute(sql`delete from ${table} where ${isOf(person)}`);
  for (const policy of policies) await forgetMentions(tx, policy, person);
}

async function removeGoing(tx: Executor, policies: readonly DataPolicy[], person: PersonKeys) {
  for (const { table, isOf, goesWhen } of policies)
    if (isOf && goesWhen) await tx.execute(sql`delete from ${table} where ${isOf(person)} and ${goesWhen}`);
}

async function overwrite(tx: Executor, { table, isOf, columns }: DataPolicy, person: PersonKeys) {
  const changes = [...columns].flatMap(([column, treatment]) =>
    treatment.do === 'anonymise' ? [sql`${sql.identifier(column)} = ${treatment.to}`] : [],
  );
  if (isOf && changes.length > 0)
    await tx.execute(sql`update ${table} set ${sql.join(changes, sql`, `)} where ${isOf(person)}`);
}

async function forgetMentions(tx: Executor, { table, mentions }: DataPolicy, { id }: PersonKeys) {
  for (const [column, treatment] of mentions) {
    if (treatment.do !== 'anonymise') continue;
    const name = sql.identifier(column);
    await tx.execute(sql`update ${table} set ${name} = ${treatment.to} where ${name} = ${id}`);
  }
}
