// The columns that outlive a person, as the tables have declared, for tests that look for what should not.

import { dataPolicies } from '../server/declared/data-policies.ts';
import { runSql } from './clients/people.ts';

export const keptColumns: ReadonlySet<string> = new Set(
  dataPolicies.flatMap(({ name, columns, mentions }) =>
    [...columns]
      .filter(([column, treatment]) => treatment.do === 'keep' && mentions.get(column)?.do !== 'anonymise')
      .map(([column]) => `${name}.${column}`),
  ),
);

/** Columns in which one of these stands anywhere, whatever was declared of them. */
export async function findEverywhere(databaseUrl: string, words: readonly string[]): Promise<string[]> {
  const columns = await runSql(
    databaseUrl,
    `select table_name as table, column_name as column from information_schema.columns
     where table_schema = 'public' order by 1, 2`,
  );
  const pattern = words.map((word) => `%${word}%`);
  const parts = columns.map(
    ({ table, column }) =>
      `select '${table}.${column}' as name where exists (select from "${table}" where "${column}"::text like any($1))`,
  );
  return (await runSql(databaseUrl, parts.join(' union all '), [pattern])).map(({ name }) => String(name));
}
