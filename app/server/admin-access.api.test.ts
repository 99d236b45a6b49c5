// Every call that names admins in its access is refused to everybody else, before anybody looks at what it brings.

import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Role } from '../../kit/core/access.ts';
import { listProcedures } from '../../kit/server/http/api/list-procedures.ts';
import { contract } from '../contract.ts';
import { startTestApp, type TestApp } from '../testing/apps/test-app.ts';
import { registerPerson, runSql, type TestPerson } from '../testing/clients/people.ts';

const SOMETHING = '0197e5a0-0000-7000-8000-000000000000';

const calls = listProcedures(contract).flatMap(({ name, procedure }) => {
  const { meta, route } = procedure['~orpc'];
  const { access } = meta;
  const isForAdmins = typeof access === 'object' && access.includes('admin');
  if (!isForAdmins || route.path === undefined) return [];
  const path = route.path.replaceAll(/\{[^}]+\}/g, SOMETHING);
  return [{ name, method: route.method ?? 'POST', path, access }];
});

let app: TestApp;
const people = new Map<Role, TestPerson>();
beforeAll(async () => {
  app = await startTestApp();
  for (const role of ['student', 'teacher', 'distributor'] as const) {
    const person = await registerPerson(app);
    await runSql(app.databaseUrl, 'update users set role = $1 where id = $2', [role, person.id]);
    people.set(role, person);
  }
});
afterAll(() => app.stop());

test('there are such calls, and nobody but admins is named in all but a few', () => {
  expect(calls.length).toBeGreaterThan(60);
  expect(calls.filter(({ access }) => access.length > 1).map(({ name }) => name)).toEqual([]);
});

test('guests must sign in, and no other role may', async () => {
  const answers: string[] = [];
  for (const { name, method, path, access } of calls) {
    const body = method === 'GET' ? undefined : {};
    const { status } = await app.guest().call(method, path, body);
    if (status !== 401) answers.push(`${name} answers a guest with ${status}`);
    for (const [role, person] of people) {
      if (access.includes(role)) continue;
      const answer = await person.call(method, path, body);
      if (answer.status !== 403) answers.push(`${name} answers a ${role} with ${answer.status}`);
    }
  }
  expect(answers).toEqual([]);
});
