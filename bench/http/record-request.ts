// Finds out which statements our server runs for a request, by serving it once in this process.

import { tmpdir } from 'node:os';
import { composeApp } from '../../app/server/compose/compose-app.ts';
import { SECRET } from '../../app/testing/apps/server-process.ts';
import { readConfig } from '../../kit/server/config.ts';
import { createLog } from '../../kit/server/log.ts';
import { recordStatements, type Statement } from '../../kit/server/testing/record-statements.ts';

/** Serves the request once (its answer must be 200) and returns the statements in their order. */
export async function recordRequest(databaseUrl: string, path: string, cookie: string): Promise<Statement[]> {
  const app = await composeApp({
    config: readConfig({}),
    log: createLog('fatal'),
    databaseUrl,
    secret: SECRET,
    dataFolder: tmpdir(),
    pageFolder: undefined,
    publicUrl: () => 'http://localhost',
    provider: () => undefined,
  });
  try {
    return await recordStatements(async () => {
      const { statusCode } = await app.server.inject({ url: path, headers: { cookie } });
      if (statusCode !== 200) throw new Error(`the read answered ${statusCode}`);
    });
  } finally {
    await app.server.close();
  }
}
