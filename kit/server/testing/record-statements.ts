// Listens at the database driver: which statements some work of this process runs, and how they are planned.

import { Client } from 'pg';

/** As the driver is given it: a named statement is prepared once per connection; rows come as arrays, as ours ask for. */
export type Statement = {
  readonly name?: string;
  readonly text: string;
  readonly rowMode?: 'array';
  readonly values: unknown[];
};

type Query = (config: Statement | string, values?: unknown[], ...rest: unknown[]) => unknown;

/** Does the work, which sees the statements so far, and returns all of them in their order. */
export async function recordStatements(
  work: (soFar: readonly Statement[]) => Promise<void>,
): Promise<Statement[]> {
  const statements: Statement[] = [];
  // The driver's declaration lists a dozen overloads; ours uses this one.
  const original = Client.prototype.query as unknown as Query;
  const recording: Query = function record(this: Client, config, values, ...rest) {
    if (typeof config !== 'string') {
      const { name, text, rowMode } = config;
      statements.push({
        ...(name === undefined ? {} : { name }),
        text,
        ...(rowMode === undefined ? {} : { rowMode }),
        values: values ?? config.values,
      });
    }
    return original.call(this, config, values, ...rest);
  };
  Object.assign(Client.prototype, { query: recording });
  try {
    await work(statements);
    return statements;
  } finally {
    Object.assign(Client.prototype, { query: original });
  }
}

const PLANNED = /^\s*(select|insert|update|delete|with)\b/i;

/** Each statement that reads a table from its beginning to its end, by the database's own plan. */
export async function findWholeReads(
  client: Client,
  statements: readonly Statement[],
  table: string,
): Promise<string[]> {
  const found: string[] = [];
  for (const { text, values = [] } of statements) {
    if (!PLANNED.test(text)) continue;
    const { rows } = await client.query({
      text: `explain ${text}`,
      values: [...values],
      rowMode: 'array',
    });
    if (rows.flat().some((line) => new RegExp(`Seq Scan on ${table}\\b`).test(String(line))))
      found.push(text);
  }
  return found;
}
