// What a test of an admin's calls needs of each: how it is made ready, what it is sent with, what the audit then says.

import { randomUUID } from 'node:crypto';
import type { AuditAction } from '../../../features/audit/domain/index.ts';
import type { StripeServer } from '../../../kit/server/testing/stripe-server.ts';
import type { TestApp } from '../apps/test-app.ts';
import { registerPerson, runSql, type TestPerson } from '../clients/people.ts';

type Input = Readonly<Record<string, unknown>>;

export type Stage = {
  readonly app: TestApp;
  readonly stripe: StripeServer;
  /** Who makes the call, and has prepared it where an admin must have. */
  readonly admin: TestPerson;
};

export type Example = {
  readonly input: Input;
  readonly action: AuditAction;
  /** The id of what it was done to. */
  readonly subject: string;
  /** What another admin sends afterwards who saw the same before; the same again where nothing is said. */
  readonly late?: Input;
  /**
   * Where what has been done once may be said again by anybody: what is sent by an admin who saw something else, before
   * it is done.
   */
  readonly stale?: Input;
};

/** By the name of the procedure in the contract. */
export type Examples = Readonly<Record<string, (stage: Stage) => Promise<Example>>>;

export const sqlOf =
  ({ app }: Pick<Stage, 'app'>) =>
  (statement: string, values: unknown[] = []) =>
    runSql(app.databaseUrl, statement, values);

export const newPerson = ({ app }: Stage): Promise<TestPerson> => registerPerson(app);

/** Makes a call that must succeed; answers its body. */
export async function done(who: TestPerson, method: string, path: string, body: Input = {}) {
  const answer = await who.call(method, path, method === 'GET' ? undefined : body);
  if (answer.status !== 200) throw new Error(`${method} ${path}: ${JSON.stringify(answer.body)}`);
  return answer.body;
}

export const uuid = (): string => randomUUID();
