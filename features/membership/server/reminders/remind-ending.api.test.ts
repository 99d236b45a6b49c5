// Whoever's VIP ends in three days is told once, whoever has renewed is not.

import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { openDatabaseOf, startApp } from '../../../../app/testing/apps/start-app.ts';
import { registerPerson, runSql, type TestPerson } from '../../../../app/testing/clients/people.ts';
import { createPostNotice } from '../../../notices/server/api.ts';
import { grantVip } from '../grants/grant-vip.ts';
import { remindEnding } from './remind-ending.ts';

const app = await startApp();
const db = openDatabaseOf(app);

const mails: string[] = [];
const postNotice = createPostNotice({
  mailer: { post: async (_tx, { to }) => void mails.push(to) },
  publicUrl: () => app.url,
});
const remindIn = (days: number) =>
  remindEnding({ db, postNotice }, new Date(Date.now() + days * 24 * 3_600_000));

async function giveVip({ id }: TestPerson, days: number): Promise<void> {
  const key = `test:${randomUUID()}`;
  await db.transaction((tx) =>
    grantVip(tx, { userId: id, span: { days }, key, source: 'admin', actorId: null }),
  );
}
const noticesOf = async (person: TestPerson) =>
  (await person.call('GET', '/notices', undefined, { 'x-yulu-language': 'en' })).body.notices;

test('three days before the end, once, with the day', async () => {
  const person = await registerPerson(app);
  await giveVip(person, 30);
  await remindIn(26);
  expect(await noticesOf(person)).toEqual([]);
  await remindIn(27.5);
  await remindIn(27.75);
  const [notice, ...more] = await noticesOf(person);
  expect(more).toEqual([]);
  expect(notice).toMatchObject({ kind: 'membership.ending', path: '/profile/membership' });
  const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
  expect(notice.title).toBe(`Your VIP ends on ${day.format(Date.now() + 30 * 24 * 3_600_000)}`);
  expect(mails).toEqual([person.email]);
});

test('not whoever has renewed, and again before the new end', async () => {
  const person = await registerPerson(app);
  await giveVip(person, 30);
  await giveVip(person, 30);
  await remindIn(27.5);
  expect(await noticesOf(person)).toEqual([]);
  await remindIn(57.5);
  expect(await noticesOf(person)).toHaveLength(1);
  await giveVip(person, 30);
  await remindIn(87.5);
  expect(await noticesOf(person)).toHaveLength(2);
});

test('not whose VIP was taken back', async () => {
  const person = await registerPerson(app);
  await giveVip(person, 30);
  await runSql(
    app.databaseUrl,
    `insert into membership_take_backs (id, user_id, grant_id, amount_fen, is_whole, created_at)
     select gen_random_uuid(), user_id, id, 0, true, now() from membership_grants where user_id = $1`,
    [person.id],
  );
  await remindIn(27.5);
  expect(await noticesOf(person)).toEqual([]);
});
