// What comes in numbers is mailed together: once quiet, at the latest after an hour, each event once, also with two processes.

import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../app/testing/apps/test-app.ts';
import { registerPerson, runSql, type TestPerson } from '../../../app/testing/clients/people.ts';
import { type Database, openDatabase } from '../../../kit/server/db/database.ts';
import { createLog } from '../../../kit/server/log.ts';
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

const log = createLog('silent');
const kinds = kindsByName(teachingNotices);
const kind = kinds.get('teaching.marked');

/** Mails of this test's own, so that those of the app's job are told apart. */
function deskOf() {
  const mails: Mail[] = [];
  const mailer = { post: async (_tx: unknown, mail: Mail) => void mails.push(mail) };
  const publicUrl = () => app.url;
  return { mails, gather: () => gatherMails({ db, log, mailer, publicUrl, kinds }), mailer, publicUrl };
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

test('what is done before its mail is mailed no more', async () => {
  const person = await registerPerson(app);
  const { mails, gather } = deskOf();
  const assignmentId = await tell(person, '一');
  await tell(person, '二');
  if (!kind) return;
  await settleNotices(db, { userId: person.id, kind, data: { assignmentId } });
  await later(person, 15);
  await gather();
  expect(mails.map(({ body }) => body.includes('二'))).toEqual([true]);
});

test('a mail that cannot be written is told, keeps nobody waiting, and is tried again later', async () => {
  const [first, second] = [await registerPerson(app), await registerPerson(app)];
  await tell(first, '一');
  await later(first, 30);
  await tell(second, '二');
  await later(second, 20);
  const mails: Mail[] = [];
  let isBroken = true;
  const mailer = {
    post: async (_tx: unknown, mail: Mail) => {
      if (isBroken && mail.to === first.email) throw new Error('no outbox');
      mails.push(mail);
    },
  };
  const told: string[] = [];
  const failing = createLog('error', { write: (line: string) => void told.push(line) });
  const gather = () => gatherMails({ db, log: failing, mailer, publicUrl: () => app.url, kinds });
  await gather();
  expect(mails.map(({ to }) => to)).toEqual([second.email]);
  expect(told).toHaveLength(1);
  expect(told[0]).toContain(first.id);
  isBroken = false;
  // Behind all others, not at once.
  await gather();
  expect(mails).toHaveLength(1);
  await later(first, 15);
  await gather();
  expect(mails.map(({ to }) => to)).toEqual([second.email, first.email]);
});

test('who is locked out is mailed of it alone; what was gathered waits until they are let in', async () => {
  const person = await registerPerson(app);
  const { mails, gather } = deskOf();
  await tell(person, '一');
  await later(person, 60);
  const lock = (isLocked: boolean) =>
    runSql(
      app.databaseUrl,
      `update users set banned_at = ${isLocked ? 'now()' : 'null'}, ban_reason = ${isLocked ? "'x'" : 'null'} where id = $1`,
      [person.id],
    );
  await lock(true);
  await gather();
  expect(mails).toEqual([]);
  await lock(false);
  await gather();
  expect(mails.map(({ to }) => to)).toEqual([person.email]);
});
