// Copies rows of a table many times, each with other values in some columns: whatever else a row holds stays as it was made.

import type { Pool, PoolClient } from 'pg';

export type Sql = Pick<Pool | PoolClient, 'query'>;

type Copy = {
  readonly table: string;
  /** The rows to copy, `sample` among them, and whatever else the values below name. */
  readonly from: string;
  /** Columns whose values differ; all others are taken from `sample`. */
  readonly values: Readonly<Record<string, string>>;
};

export async function copyRows(sql: Sql, { table, from, values }: Copy): Promise<void> {
  const columns = await columnsOf(sql, table);
  const unknown = Object.keys(values).filter((name) => !columns.includes(name));
  if (unknown.length > 0) throw new Error(`${table} has no ${unknown.join(', ')}`);
  const chosen = columns.map((name) => values[name] ?? `sample."${name}"`);
  const names = columns.map((name) => `"${name}"`);
  await sql.query(`insert into ${table} (${names.join(', ')}) select ${chosen.join(', ')} from ${from}`);
}

/** Those that are written, and not given by the database itself. */
async function columnsOf(sql: Sql, table: string): Promise<string[]> {
  const { rows } = await sql.query<{ name: string }>(
    `select column_name as name from information_schema.columns
     where table_schema = 'public' and table_name = $1 and is_identity = 'NO' and is_generated = 'NEVER'
     order by ordinal_position`,
    [table],
  );
  return rows.map(({ name }) => name);
}
