// An app with two operators and a buyer for a file of tests, whose money is counted again after each of them.

import { afterEach } from 'vitest';
import type { Database } from '../../../kit/server/db/database.ts';
import { registerAdmin, registerPerson, type TestPerson } from '../clients/people.ts';
import { expectInvariants } from '../expect-invariants.ts';
import { openDatabaseOf, startApp } from './start-app.ts';
import type { TestApp, TestAppOptions } from './test-app.ts';

export type OrderingApp = {
  readonly app: TestApp;
  readonly db: Database;
  readonly operator: TestPerson;
  readonly colleague: TestPerson;
  readonly buyer: TestPerson;
};

/** To be awaited at the top of the file: it stops everything when its tests are over. */
export async function startOrderingApp(options: TestAppOptions = {}): Promise<OrderingApp> {
  const app = await startApp(options);
  const db = openDatabaseOf(app);
  const [operator, colleague, buyer] = await Promise.all([
    registerAdmin(app),
    registerAdmin(app),
    registerPerson(app),
  ]);
  afterEach(() => expectInvariants(db));
  return { app, db, operator, colleague, buyer };
}
