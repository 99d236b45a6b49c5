// A cookie is worth what its row and its person are worth at this moment, whoever forgot to end the session.

import { expect, test } from 'vitest';
import { withTestApp } from '../../../../app/testing/apps/test-app.ts';
import { registerPerson, runSql } from '../../../../app/testing/clients/people.ts';

test.each([
  ['the person is banned', "update users set banned_at = now(), ban_reason = 'spam' where id = $1"],
  ['its time is over', "update sessions set expires_at = now() - interval '1 second' where user_id = $1"],
  ['it was ended', 'delete from sessions where user_id = $1'],
])('a session reads as nobody when %s', async (_, statement) => {
  const app = await withTestApp();
  const person = await registerPerson(app);
  expect((await person.call('GET', '/account/session')).body.person).toMatchObject({ id: person.id });
  await runSql(app.databaseUrl, statement, [person.id]);
  expect((await person.call('GET', '/account/session')).body.person).toBeNull();
  expect((await person.call('GET', '/tutor-chat/talks')).status).toBe(401);
});
