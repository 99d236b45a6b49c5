// Who calls while the server is fuzzed, and one whose rows nobody else may see.

import { randomUUID } from 'node:crypto';
import type { TestApp } from '../apps/test-app.ts';
import { reauthenticate, registerPerson, runSql, type TestPerson } from '../clients/people.ts';
import type { TestClient } from '../clients/test-client.ts';
import { startTalk } from '../clients/test-talk.ts';

export const CALLERS = ['guest', 'student', 'teacher', 'distributor', 'admin'] as const;
export type Caller = (typeof CALLERS)[number];

/** Stands in all that the victim has written; nobody else ever sends it. */
export const MARK = 'zqvictimzq';

/** Somebody with talks, notes and words, whose texts all carry the mark. */
export async function createVictim(app: TestApp): Promise<TestPerson> {
  const victim = await registerPerson(app);
  await runSql(
    app.databaseUrl,
    'update users set name = $2, email = $3, username = null, username_key = null where id = $1',
    [victim.id, MARK, `${MARK}-${victim.id}@example.org`],
  );
  const talk = await startTalk(victim);
  await talk.say(`你好，我叫${MARK}。`);
  await victim.call('POST', '/membership/purchases', {
    id: randomUUID(),
    kind: 'plan',
    plan: 'month',
    amountFen: 3900,
  });
  return victim;
}

export async function createCaller(app: TestApp, caller: Caller): Promise<TestClient> {
  if (caller === 'guest') return app.guest();
  const person = await registerPerson(app);
  if (caller !== 'student')
    await runSql(app.databaseUrl, 'update users set role = $1 where id = $2', [caller, person.id]);
  if (caller === 'admin') await reauthenticate(person);
  return person;
}

/** Whether the caller is still who they were: some calls sign out, ban or change the password. */
export async function isStill(client: TestClient, caller: Caller): Promise<boolean> {
  if (caller === 'guest') return true;
  const { body } = await client.call('GET', '/account/session');
  return body.person?.role === caller;
}

/** Ids of rows that exist, of whatever table and owner. */
export async function listIds(app: TestApp): Promise<string[]> {
  const tables = await runSql(
    app.databaseUrl,
    `select table_name as name from information_schema.columns
     where table_schema = 'public' and column_name = 'id' and data_type = 'uuid'`,
  );
  const ids: string[] = [];
  for (const { name } of tables) {
    const rows = await runSql(app.databaseUrl, `select id from "${name}" order by id limit 5`);
    ids.push(...rows.map(({ id }: { id: string }) => id));
  }
  return ids;
}
