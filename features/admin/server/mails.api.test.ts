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

test('all that wait are taken out together, and those alone are marked as sent, each with its entry', async () => {
  const [anna, ben, late] = await Promise.all([
    registerPerson(app),
    registerPerson(app),
    registerPerson(app),
  ]);
  const student = await registerPerson(app);
  expect((await student.call('POST', '/admin/mails/exports', {})).status).toBe(403);
  await runSql(app.databaseUrl, 'update mails set sent_at = now(), body = $1, html = $1', ['']);
  const ban = (person: TestPerson) =>
    admin.call('PUT', `/admin/users/${person.id}/ban`, { reason: 'Sent spam' });
  await ban(anna);
  await ban(ben);
  const { body: taken } = await admin.call('POST', '/admin/mails/exports', {});
  expect(taken).toMatchObject({
    isCut: false,
    mails: [
      { to: anna.email, body: expect.stringContaining('Sent spam') },
      { to: ben.email, body: expect.stringContaining('Sent spam') },
    ],
  });
  await ban(late);
  const ids = taken.mails.map(({ id }: { id: string }) => id);
  const marks = await Promise.all([0, 1].map(() => admin.call('POST', '/admin/mails/passed-on', { ids })));
  expect(marks.map(({ body }) => body.passedOn).toSorted()).toEqual([0, 2]);
  expect((await list('state=waiting')).map(({ to }: { to: string }) => to)).toEqual([late.email]);
  const audited = await runSql(
    app.databaseUrl,
    `select action, subject_name from audit_entries
     where action = 'mails_exported' or subject_name = any($1) and action = 'mail_passed_on'
     order by subject_name`,
    [[anna.email, ben.email]],
  );
  expect(audited.map(({ action }) => action).toSorted()).toEqual([
    'mail_passed_on',
    'mail_passed_on',
    'mails_exported',
  ]);
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
