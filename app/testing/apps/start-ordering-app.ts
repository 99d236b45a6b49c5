// An app with two operators and a buyer for a file of tests, whose money is counted again after each of them.

import { afterAll, afterEach } from 'vitest';
import { type Database, openDatabase } from '../../../kit/server/db/database.ts';
import { registerAdmin, registerPerson, type TestPerson } from '../clients/people.ts';
import { expectInvariants } from '../expect-invariants.ts';
import { startTestApp, type TestApp } from './test-app.ts';

export type OrderingApp = {
  readonly app: TestApp;
  readonly db: Database;
  readonly operator: TestPerson;
  readonly colleague: TestPerson;
  readonly buyer: TestPerson;
};

/** To be awaited at the top of the file: it stops everything when its tests are over. */
export async function startOrderingApp(
  options: Parameters<typeof startTestApp>[0] = {},
): Promise<OrderingApp> {
  const app = await startTestApp(options);
  const db = openDatabase({ url: app.databaseUrl, pool: 4, onIdleError: () => undefined });
  const [operator, colleague, buyer] = await Promise.all([
    registerAdmin(app),
    registerAdmin(app),
    registerPerson(app),
  ]);
  afterEach(() => expectInvariants(db));
  afterAll(async () => {
    await db.$client.end();
    await app.stop();
  });
  return { app, db, operator, colleague, buyer };
}
