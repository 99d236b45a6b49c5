// Mail goes out over real SMTP, once, and a mail server that is away only delays it.

import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { expect, onTestFinished, test } from 'vitest';
import { registerPerson, runSql } from '../../../app/testing/people.ts';
import { withTestApp } from '../../../app/testing/test-app.ts';

/** A mail server that keeps what it gets; `refuse` makes it answer like a full mailbox. */
async function startMailServer() {
  const received: Email[] = [];
  const state = { isRefusing: false };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_address, _session, done) => done(state.isRefusing ? new Error('mailbox full') : null),
    onData: (stream, _session, done) => {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        PostalMime.parse(Buffer.concat(parts)).then((mail) => {
          received.push(mail);
          done();
        }, done);
      });
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  // A TCP server's address is an object; only pipes have a text.
  const { port } = server.server.address() as AddressInfo;
  onTestFinished(
    () =>
      new Promise((resolve) => {
        server.close(() => resolve());
      }),
  );
  return { url: `smtp://127.0.0.1:${port}`, received, state };
}

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
  expect(mail?.text).toMatch(/reset-password\?token=[\w-]{20,}/);
  await expect
    .poll(() => runSql(app.databaseUrl, 'select sent_at is not null as sent, body, attempts from mails'))
    .toEqual([{ sent: true, body: '', attempts: 1 }]);
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
    `insert into mails (id, recipient, subject, body, created_at)
     values (gen_random_uuid(), 'old@example.org', 'old', 'old', now() - interval '3 hours')`,
  );
  const person = await registerPerson(app);
  await app.guest().call('POST', '/account/password-reset/request', { email: person.email });
  const attempts = () => runSql(app.databaseUrl, 'select attempts from mails order by created_at');
  await expect.poll(attempts).toContainEqual({ attempts: 1 });
  await expect.poll(async () => (await attempts())[1]?.attempts).toBe(1);
  expect((await attempts())[0]?.attempts).toBeLessThanOrEqual(2);
});
