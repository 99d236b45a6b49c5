// Mail goes out over real SMTP, once, and a mail server that is away only delays it.

import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { withTestApp } from '../../../app/testing/apps/test-app.ts';
import { registerAdmin, registerPerson, runSql } from '../../../app/testing/clients/people.ts';
import { startMailServer } from '../testing/mail-server.ts';

test('a reset link arrives by mail in the language of the page, and its text is not kept', async () => {
  const mails = await startMailServer();
  const app = await withTestApp({ env: { SMTP_URL: mails.url, MAIL_FROM: 'Yulu <hallo@yulu.example>' } });
  const person = await registerPerson(app);
  await app
    .guest()
    .call('POST', '/account/password-reset/request', { email: person.email }, { 'x-yulu-language': 'zh' });
  await expect.poll(() => mails.received.length).toBe(1);
  const [mail] = mails.received;
  expect(mail?.to?.[0]?.address).toBe(person.email);
  expect(mail?.from?.address).toBe('hallo@yulu.example');
  expect(mail?.subject).toMatch(/密码/);
  const link = /https?:\S+reset-password\?token=[\w-]{20,}&lang=zh/;
  expect(mail?.text).toMatch(link);
  expect(mail?.html).toMatch(/<html lang="zh-Hans">[^]*>设置新密码<\/a>/);
  expect(mail?.html).toContain(`href="${link.exec(mail?.text ?? '')?.[0].replace('&', '&amp;')}"`);
  await expect
    .poll(() =>
      runSql(app.databaseUrl, 'select sent_at is not null as sent, body, html, attempts from mails'),
    )
    .toEqual([{ sent: true, body: '', html: '', attempts: 1 }]);
});

test('a mail that is refused stays in the outbox with the reason, and the request is not disturbed', async () => {
  const mails = await startMailServer();
  mails.state.isRefusing = true;
  const app = await withTestApp({ env: { SMTP_URL: mails.url } });
  const person = await registerPerson(app);
  const asked = await app.guest().call('POST', '/account/password-reset/request', { email: person.email });
  expect(asked.status).toBe(200);
  await expect
    .poll(() => runSql(app.databaseUrl, 'select sent_at, attempts, last_error from mails'))
    .toEqual([{ sent_at: null, attempts: 1, last_error: 'EENVELOPE' }]);
  expect(mails.received).toHaveLength(0);
});

test('a mail that has waited long is still tried only once in a sweep', async () => {
  const mails = await startMailServer();
  mails.state.isRefusing = true;
  const app = await withTestApp({ env: { SMTP_URL: mails.url } });
  // As when it was written before a mail server was configured.
  await runSql(
    app.databaseUrl,
    `insert into mails (id, recipient, subject, body, html, created_at)
     values (gen_random_uuid(), 'old@example.org', 'old', 'old', 'old', now() - interval '3 hours')`,
  );
  const person = await registerPerson(app);
  await app.guest().call('POST', '/account/password-reset/request', { email: person.email });
  const attempts = () => runSql(app.databaseUrl, 'select attempts from mails order by created_at');
  await expect.poll(attempts).toContainEqual({ attempts: 1 });
  await expect.poll(async () => (await attempts())[1]?.attempts).toBe(1);
  expect((await attempts())[0]?.attempts).toBeLessThanOrEqual(2);
});

test('an event told twice at two processes while the mail server is away is one notice and, later, one mail', async () => {
  const mails = await startMailServer();
  const env = { SMTP_URL: mails.url };
  const here = await withTestApp({ env });
  const there = await withTestApp({ env, databaseUrl: here.databaseUrl, dataFolder: here.dataFolder });
  const [admin, person] = [await registerAdmin(here), await registerPerson(here)];
  await mails.goAway();
  const gift = { grantId: randomUUID(), minutes: 30, reason: 'Lost a lesson' };
  const give = (url: string) => admin.at(url).call('POST', `/admin/users/${person.id}/minutes`, gift);
  const given = await Promise.all([give(here.url), give(there.url), give(here.url)]);
  expect(given.map(({ status }) => status)).toEqual([200, 200, 200]);
  const waiting = () =>
    runSql(here.databaseUrl, 'select sent_at, last_error, html from mails where recipient = $1', [
      person.email,
    ]);
  await expect
    .poll(waiting)
    .toEqual([{ sent_at: null, last_error: 'ESOCKET', html: expect.stringMatching('30') }]);
  const { notices } = (await person.call('GET', '/notices')).body;
  expect(notices).toHaveLength(1);

  await mails.comeBack();
  await runSql(here.databaseUrl, `update mails set created_at = created_at - interval '3 hours'`);
  // Both sweep, each woken by a mail of its own.
  const others = [await registerPerson(here), await registerPerson(here)];
  await Promise.all(
    [here, there].map((app, at) =>
      app.guest().call('POST', '/account/password-reset/request', { email: others[at]?.email }),
    ),
  );
  const arrived = () => mails.received.map(({ to }) => to?.[0]?.address).toSorted();
  await expect
    .poll(arrived, { timeout: 10_000 })
    .toEqual([person, ...others].map(({ email }) => email).toSorted());
  await expect.poll(waiting).toEqual([{ sent_at: expect.any(Date), last_error: null, html: '' }]);
  expect(mails.received.find(({ to }) => to?.[0]?.address === person.email)?.messageId).toMatch(
    /^<[\w-]{36}@/,
  );
});
