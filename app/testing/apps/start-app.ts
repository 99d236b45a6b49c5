// An app for a whole file of tests, and its database: each ends by itself when the tests are over.

import { afterAll } from 'vitest';
import { type Database, openDatabase } from '../../../kit/server/db/database.ts';
import { startTestApp, type TestApp, type TestAppOptions } from './test-app.ts';

/** To be awaited at the top of the file. */
export async function startApp(options: TestAppOptions = {}): Promise<TestApp> {
  const app = await startTestApp(options);
  afterAll(app.stop);
  return app;
}

/** For what no call does; ends before its app, since what was begun last ends first. */
export function openDatabaseOf({ databaseUrl }: TestApp): Database {
  const db = openDatabase({ url: databaseUrl, pool: 6, onIdleError: () => undefined });
  afterAll(() => db.$client.end());
  return db;
}
