// Writes down in a database which kinds of jobs there are, as the first start of an app on it does.

import { tmpdir } from 'node:os';
import { readConfig } from '../../../kit/server/config.ts';
import { createLog } from '../../../kit/server/log.ts';
import { composeApp } from '../../server/compose/compose-app.ts';

export async function registerJobs(databaseUrl: string): Promise<void> {
  const app = await composeApp({
    config: readConfig({ DATABASE_POOL: '2' }),
    log: createLog('silent'),
    databaseUrl,
    secret: 'nothing is signed by it, nothing is read with it',
    dataFolder: tmpdir(),
    pageFolder: undefined,
    publicUrl: () => 'http://localhost',
    provider: () => undefined,
  });
  await app.registerJobs();
  await app.stop();
}
