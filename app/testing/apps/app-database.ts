// A database for an app of a test file, on which its start finds nothing to write down.

import { tmpdir } from 'node:os';
import { readConfig } from '../../../kit/server/config.ts';
import { createLog } from '../../../kit/server/log.ts';
import {
  completeTemplate,
  createTestDatabase,
  type TestDatabase,
} from '../../../kit/server/testing/test-database.ts';
import { composeApp } from '../../server/compose/compose-app.ts';

let completed: Promise<void> | undefined;

/**
 * Clones a template. Each app would write the same forty kinds of jobs, a third of the time of its start, so the first test
 * that wants one writes them into the template. It has to read all code of the app anyway; the process that starts the tests
 * would read it for this alone, while all others wait.
 */
export async function createAppDatabase(postgresUrl: string, template?: string): Promise<TestDatabase> {
  completed ??= completeTemplate(postgresUrl, registerJobs);
  await completed;
  return createTestDatabase(postgresUrl, template);
}

async function registerJobs(databaseUrl: string): Promise<void> {
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
