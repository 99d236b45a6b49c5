// Finds out which statements our server runs for a request, by serving it once in this process and listening at the driver.

import { Client } from 'pg';
import { composeApp } from '../../app/server/compose.ts';
import { SECRET } from '../../app/testing/server-process.ts';
import { readConfig } from '../../kit/server/config.ts';
import { createLog } from '../../kit/server/log.ts';

/** As the driver is given it: a named statement is prepared once per connection; rows come as arrays, as ours ask for. */
export type Statement = {
  readonly name?: string;
  readonly text: string;
  readonly rowMode?: 'array';
  readonly values: unknown[];
};

type Query = (config: Statement | string, values?: unknown[], ...rest: unknown[]) => unknown;

/** Serves the request once (its answer must be 200) and returns the statements in their order. */
export async function recordStatements(
  databaseUrl: string,
  path: string,
  cookie: string,
): Promise<Statement[]> {
  const app = await composeApp({
    config: readConfig({}),
    log: createLog('fatal'),
    databaseUrl,
    secret: SECRET,
    pageFolder: undefined,
    publicUrl: () => 'http://localhost',
    provider: () => undefined,
  });
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
    const { statusCode } = await app.server.inject({ url: path, headers: { cookie } });
    if (statusCode !== 200) throw new Error(`the read answered ${statusCode}`);
    return statements;
  } finally {
    Object.assign(Client.prototype, { query: original });
    await app.server.close();
  }
}
