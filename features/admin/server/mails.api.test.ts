// The outbox: searched and filtered by admins alone, and a mail that was passed on by hand is sent, once, and in the audit.

import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../app/testing/apps/test-app.ts';
import {
  registerAdmin,
  registerPerson,
  runSql,
  type TestPerson,
} from '../../../app/testing/clients/people.ts';

let app: TestApp;
let admin: TestPerson;
beforeAll(async () => {
  app = await startTestApp();
  admin = await registerAdmin(app);
});
afterAll(() => app.stop());

const list = async (query: string) => (await admin.call('GET', `/admin/mails?${query}`)).body.mails;

test('what is passed on by hand is sent and forgotten, whoever presses twice', async () => {
  const person = await registerPerson(app);
  await admin.call('PUT', `/admin/users/${person.id}/ban`, { reason: 'Sent spam' });
  const address = encodeURIComponent(person.email);
  const [mail] = await list(`search=${address}&state=waiting`);
  expect(mail).toMatchObject({ to: person.email, sentAt: null });
  expect(await list(`search=${address}_`)).toEqual([]);
  const path = `/admin/mails/${mail.id}/passed-on`;
  expect((await (await registerPerson(app)).call('POST', path)).status).toBe(403);
  for (let press = 0; press < 2; press += 1) expect((await admin.call('POST', path)).status).toBe(200);
  const waiting = await list(`search=${address}&state=waiting`);
  expect(waiting.map(({ id }: { id: string }) => id)).not.toContain(mail.id);
  const [sent] = await list(`search=${address}&state=sent`);
  expect(sent).toMatchObject({ id: mail.id, body: '' });
  const audited = await runSql(app.databaseUrl, 'select subject_name from audit_entries where action = $1', [
    'mail_passed_on',
  ]);
  expect(audited).toEqual([{ subject_name: person.email }]);
});

test('whoever is let in again is told why', async () => {
  const person = await registerPerson(app);
  const path = `/admin/users/${person.id}/ban`;
  await admin.call('PUT', path, { reason: 'Sent spam' });
  const note = 'It was a mistake of ours. Sorry!';
  expect((await admin.call('PUT', path, { reason: null, note })).status).toBe(200);
  const mails = await list(`search=${encodeURIComponent(person.email)}`);
  expect(mails.some(({ body }: { body: string }) => body.includes(note))).toBe(true);
  const audited = await runSql(app.databaseUrl, 'select reason from audit_entries where action = $1', [
    'account_unlocked',
  ]);
  expect(audited).toEqual([{ reason: note }]);
});
