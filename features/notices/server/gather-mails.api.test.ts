// What comes in numbers is mailed together: once quiet, at the latest after an hour, each event once, also with two processes.

import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../app/testing/apps/test-app.ts';
import { registerPerson, runSql, type TestPerson } from '../../../app/testing/clients/people.ts';
import { type Database, openDatabase } from '../../../kit/server/db/database.ts';
import type { Mail } from '../../../kit/server/mail/mail.ts';
import { teachingNotices } from '../../teaching/server/api.ts';
import { createPostNotice, kindsByName, settleNotices } from './api.ts';
import { gatherMails } from './gather-mails.ts';

let app: TestApp;
let db: Database;
beforeAll(async () => {
  app = await startTestApp();
  db = openDatabase({ url: app.databaseUrl, pool: 8, onIdleError: () => undefined });
});
afterAll(async () => {
  await db.$client.end();
  await app.stop();
});

const kinds = kindsByName(teachingNotices);
const kind = kinds.get('teaching.marked');

/** Mails of this test's own, so that those of the app's job are told apart. */
function deskOf() {
  const mails: Mail[] = [];
  const mailer = { post: async (_tx: unknown, mail: Mail) => void mails.push(mail) };
  const publicUrl = () => app.url;
  return { mails, gather: () => gatherMails({ db, mailer, publicUrl, kinds }), mailer, publicUrl };
}

const CLASS = randomUUID();
async function tell(person: TestPerson, heading: string, assignmentId: string = randomUUID()) {
  if (!kind) throw new Error('marks are told by no notice');
  const { mailer, publicUrl } = deskOf();
  const data = { className: 'A1', classId: CLASS, assignmentId, heading };
  const notice = { userId: person.id, eventId: assignmentId, content: { kind, data } };
  await db.transaction((tx) => createPostNotice({ mailer, publicUrl })(tx, notice));
  return assignmentId;
}
const later = (person: TestPerson, minutes: number) =>
  runSql(
    app.databaseUrl,
    `update notice_mails set created_at = created_at - make_interval(mins => $2) where user_id = $1`,
    [person.id, minutes],
  );

test('five marks are one mail, once nothing has followed for a while, and never a second one', async () => {
  const person = await registerPerson(app);
  const { mails, gather } = deskOf();
  for (const heading of ['一', '二', '三', '四']) await tell(person, heading);
  await later(person, 10);
  await tell(person, '五');
  // Told again, it is told once.
  await tell(person, '六', await tell(person, '六'));
  await gather();
  expect(mails).toEqual([]);
  await later(person, 14);
  await gather();
  expect(mails).toEqual([]);
  await later(person, 1);
  // Two processes at once.
  await Promise.all([gather(), gather(), gather()]);
  expect(mails).toHaveLength(1);
  for (const heading of ['一', '二', '三', '四', '五', '六'])
    expect(mails[0]?.body.split(heading)).not.toHaveLength(1);
  expect(mails[0]).toMatchObject({ to: person.email, link: expect.stringContaining(`/classes/${CLASS}?`) });
  await gather();
  expect(mails).toHaveLength(1);
});

test('one alone says what it always said; who is told without end gets a mail an hour', async () => {
  const person = await registerPerson(app);
  const { mails, gather } = deskOf();
  await tell(person, '我的家');
  await later(person, 59);
  await tell(person, '我的猫');
  await gather();
  expect(mails).toHaveLength(0);
  await later(person, 1);
  await gather();
  expect(mails).toHaveLength(1);
  await tell(person, '我的狗');
  await later(person, 15);
  await gather();
  expect(mails).toHaveLength(2);
  expect(mails[1]?.body).toContain('我的狗');
  expect(mails[1]?.body).not.toContain('我的猫');
});

test('what is done before its mail is mailed no more, and a mail that cannot be written stays due', async () => {
  const person = await registerPerson(app);
  const { mails, gather, publicUrl } = deskOf();
  const assignmentId = await tell(person, '一');
  await tell(person, '二');
  if (!kind) return;
  await settleNotices(db, { userId: person.id, kind, data: { assignmentId } });
  await later(person, 15);
  const mailer = { post: () => Promise.reject(new Error('no outbox')) };
  await expect(gatherMails({ db, mailer, publicUrl, kinds })).rejects.toThrow('no outbox');
  await gather();
  expect(mails.map(({ body }) => body.includes('二'))).toEqual([true]);
});
