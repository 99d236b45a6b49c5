// A person's rows by what the tables have declared: given to them as an archive, or erased.

import { sql } from 'drizzle-orm';
import type { Executor } from './database.ts';
import type { DataPolicy, PersonKeys, Treatment } from './declare-data.ts';

type Row = Readonly<Record<string, unknown>>;

/** All rows of a person by table, without what lets somebody in; tables without any are left out. */
export async function exportPerson(
  db: Executor,
  policies: readonly DataPolicy[],
  person: PersonKeys,
): Promise<Readonly<Record<string, readonly Row[]>>> {
  const archive: Record<string, readonly Row[]> = {};
  for (const { table, name, isOf, columns, secrets } of policies) {
    if (!isOf) continue;
    const shown = [...columns.keys()]
      .filter((column) => !secrets.has(column))
      .map((column) => sql.identifier(column));
    const { rows } = await db.execute<Row>(
      sql`select ${sql.join(shown, sql`, `)} from ${table} where ${isOf(person)}`,
    );
    if (rows.length > 0) archive[name] = rows;
  }
  return archive;
}

/**
 * In one transaction: overwrites and empties what stays behind, then deletes the person's own row (`root`), with which
 * most of the rest goes by its foreign keys, then whatever is theirs by other ways.
 */
export async function erasePerson(
  tx: Executor,
  policies: readonly DataPolicy[],
  { person, root }: { readonly person: PersonKeys; readonly root: string },
): Promise<void> {
  for (const policy of policies) await anonymise(tx, policy, person);
  const goes = policies.filter(({ columns }) => [...columns.values()].some((each) => each.do === 'delete'));
  const first = goes.filter(({ name }) => name === root);
  for (const { table, isOf } of [...first, ...goes.filter(({ name }) => name !== root)]) {
    if (isOf) await tx.execute(sql`delete from ${table} where ${isOf(person)}`);
  }
}

async function anonymise(tx: Executor, { table, isOf, columns, mentions }: DataPolicy, person: PersonKeys) {
  const own = changesOf(columns);
  if (isOf && own.length > 0)
    await tx.execute(sql`update ${table} set ${sql.join(own, sql`, `)} where ${isOf(person)}`);
  for (const [column, treatment] of mentions) {
    if (treatment.do !== 'anonymise') continue;
    const name = sql.identifier(column);
    await tx.execute(sql`update ${table} set ${name} = ${treatment.to} where ${name} = ${person.id}`);
  }
}

const changesOf = (columns: ReadonlyMap<string, Treatment>) =>
  [...columns].flatMap(([column, treatment]) =>
    treatment.do === 'anonymise' ? [sql`${sql.identifier(column)} = ${treatment.to}`] : [],
  );
