// Notices are posted with what they tell of, once; each person reads, marks and deletes only their own.

import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { openDatabaseOf, startApp } from '../../../app/testing/apps/start-app.ts';
import { registerPerson, runSql, type TestPerson } from '../../../app/testing/clients/people.ts';
import { paymentsNotices } from '../../payments/server/api.ts';
import { UNREAD_MAX } from '../domain/index.ts';
import { createPostNotice } from './api.ts';
import { forgetNotices } from './forget-notices.ts';

const app = await startApp();
const db = openDatabaseOf(app);

const mails: string[] = [];
const post = createPostNotice({
  mailer: { post: async (_tx, { subject }) => void mails.push(subject) },
  publicUrl: () => app.url,
});

const [paid] = paymentsNotices;
const paidNotice = (number: string) => {
  if (!paid) throw new Error('payments have no notices');
  const title = { zh: '会员', en: 'Membership', pt: 'Plano' };
  return paid.of({ paymentId: randomUUID(), number, title, amountFen: 3900 });
};
const tell = (person: TestPerson, number: string, eventId: string = randomUUID()) =>
  db.transaction((tx) => post(tx, { userId: person.id, eventId, content: paidNotice(number) }));

const list = async (person: TestPerson, language = 'en', cursor = '') => {
  const path = cursor === '' ? '/notices' : `/notices?cursor=${cursor}`;
  return (await person.call('GET', path, undefined, { 'x-yulu-language': language })).body;
};

test('a notice is rendered in the language of whoever reads it', async () => {
  const person = await registerPerson(app);
  await tell(person, 'YL1');
  const titles = await Promise.all(
    ['zh', 'en', 'pt'].map(async (language) => (await list(person, language)).notices[0].title),
  );
  expect(titles.map((title) => title.replaceAll(/\s/g, ' '))).toEqual([
    '收到付款 ¥39.00：会员',
    'Payment of CN¥39.00 received: Membership',
    'Pagamento de CN¥ 39,00 recebido: Plano',
  ]);
  const { notices, unread, nextCursor } = await list(person);
  expect(notices).toHaveLength(1);
  expect(notices[0]).toMatchObject({ kind: 'payments.paid', seq: 1, isRead: false });
  expect(notices[0].detail).toContain('YL1');
  expect(notices[0].path).toMatch(/^\/payments\/[\w-]+\/receipt$/);
  expect([unread, nextCursor]).toEqual([1, null]);
});

test('what is rolled back is not told, and the same event is told once, with one mail', async () => {
  const person = await registerPerson(app);
  const broken = db.transaction(async (tx) => {
    await post(tx, { userId: person.id, eventId: randomUUID(), content: paidNotice('YL0') });
    throw new Error('the payment fails');
  });
  await expect(broken).rejects.toThrow('the payment fails');
  expect((await list(person)).notices).toEqual([]);
  const eventId = randomUUID();
  mails.length = 0;
  await Promise.all([tell(person, 'YL2', eventId), tell(person, 'YL2', eventId)]);
  await tell(person, 'YL2', eventId);
  expect((await list(person)).notices).toHaveLength(1);
  expect(mails).toHaveLength(1);
});

test('numbers follow the order in which notices became visible, without gaps', async () => {
  const person = await registerPerson(app);
  const posted = Promise.withResolvers<void>();
  const committing = Promise.withResolvers<void>();
  const first = db.transaction(async (tx) => {
    await post(tx, { userId: person.id, eventId: randomUUID(), content: paidNotice('begun first') });
    posted.resolve();
    await committing.promise;
  });
  await posted.promise;
  await tell(person, 'committed first');
  committing.resolve();
  await first;
  await Promise.all(Array.from({ length: 8 }, (_, place) => tell(person, `YL${place}`)));
  const rows = await runSql(
    app.databaseUrl,
    `select seq::int, data->>'number' as number from notices where user_id = $1 order by seq`,
    [person.id],
  );
  expect(rows.map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  expect(rows.slice(0, 2).map(({ number }) => number)).toEqual(['committed first', 'begun first']);
});

test('the list is paged, newest first', async () => {
  const person = await registerPerson(app);
  for (let count = 1; count <= 25; count += 1) await tell(person, `YL${count}`);
  const first = await list(person);
  expect(first.notices).toHaveLength(20);
  const second = await list(person, 'en', first.nextCursor);
  expect(second.nextCursor).toBeNull();
  const all = [...first.notices, ...second.notices];
  // Of one millisecond either may be the newer.
  const moments = all.map(({ createdAt }) => createdAt);
  expect(moments).toEqual(moments.toSorted().toReversed());
  const seqs = all.map(({ seq }) => seq).toSorted((one, other) => one - other);
  expect(seqs).toEqual(Array.from({ length: 25 }, (_, place) => place + 1));
});

test('reading counts down, all at once only up to what was seen', async () => {
  const person = await registerPerson(app);
  for (const number of ['YL1', 'YL2', 'YL3']) await tell(person, number);
  const { notices } = await list(person);
  const read = (ids: string[]) => person.call('POST', '/notices/read', { ids });
  expect((await read([notices[0].id])).body).toEqual({ unread: 2 });
  expect((await read([notices[0].id])).body).toEqual({ unread: 2 });
  await tell(person, 'YL4');
  const all = await person.call('POST', '/notices/read-all', { upTo: notices[0].seq });
  expect(all.body).toEqual({ unread: 1 });
  expect((await list(person)).notices.map(({ isRead }: { isRead: boolean }) => isRead)).toEqual([
    false,
    true,
    true,
    true,
  ]);
});

test('the unread are counted up to a bound', async () => {
  const person = await registerPerson(app);
  await runSql(
    app.databaseUrl,
    `insert into notices (id, user_id, kind, data)
     select gen_random_uuid(), $1, 'payments.paid', '{}' from generate_series(1, $2)`,
    [person.id, UNREAD_MAX + 30],
  );
  const { body } = await person.call('POST', '/notices/read', { ids: [randomUUID()] });
  expect(body).toEqual({ unread: UNREAD_MAX });
});

test('what a newer process has posted costs nobody their list', async () => {
  const person = await registerPerson(app);
  await tell(person, 'YL1');
  await runSql(
    app.databaseUrl,
    `insert into notices (id, user_id, kind, data) values (gen_random_uuid(), $1, 'not.known', '{}')`,
    [person.id],
  );
  await tell(person, 'YL2');
  const { notices, unread } = await list(person);
  expect(notices.map(({ seq }: { seq: number }) => seq)).toEqual([3, 1]);
  expect(unread).toBe(3);
});

test('nobody reads or marks another’s, and a guest nothing', async () => {
  const [owner, other] = [await registerPerson(app), await registerPerson(app)];
  await tell(owner, 'YL1');
  const { notices } = await list(owner);
  expect((await list(other)).notices).toEqual([]);
  await other.call('POST', '/notices/read', { ids: [notices[0].id] });
  await other.call('POST', '/notices/read-all', { upTo: 1_000_000 });
  expect((await list(owner)).unread).toBe(1);
  const guest = app.guest();
  for (const [method, path, body] of [
    ['GET', '/notices', undefined],
    ['POST', '/notices/read', { ids: [notices[0].id] }],
    ['POST', '/notices/read-all', { upTo: 1 }],
    ['GET', '/notices/choices', undefined],
    ['PUT', '/notices/choices/payments.paid', { isMailed: false }],
    ['GET', '/events', undefined],
  ] as const)
    expect((await guest.call(method, path, body)).status, path).toBe(401);
});

test('a kind is mailed until its reader says otherwise', async () => {
  const person = await registerPerson(app);
  mails.length = 0;
  await tell(person, 'YL1');
  expect(mails).toHaveLength(1);
  const choicesOf = async (): Promise<{ kind: string; isMailed: boolean }[]> =>
    (await person.call('GET', '/notices/choices', undefined, { 'x-yulu-language': 'en' })).body.choices;
  const before = await choicesOf();
  const choose = (kind: string, isMailed: boolean) =>
    person.call('PUT', `/notices/choices/${kind}`, { isMailed }, { 'x-yulu-language': 'en' });
  const chosen = { kind: 'payments.paid', label: 'Payment received', isMailed: false, isPushed: true };
  expect((await choose('payments.paid', false)).body).toEqual(chosen);
  await tell(person, 'YL2');
  expect(mails).toHaveLength(1);
  expect(await choicesOf()).toEqual(before.map((choice) => (choice.kind === chosen.kind ? chosen : choice)));
  await choose('payments.paid', true);
  await tell(person, 'YL3');
  expect(mails).toHaveLength(2);
  expect((await choose('no.such', true)).status).toBe(404);
  expect((await list(person)).notices).toHaveLength(3);
});

test('read notices go after 90 days, all after a year, and everything with its person', async () => {
  const person = await registerPerson(app);
  for (const number of ['YL1', 'YL2', 'YL3', 'YL4']) await tell(person, number);
  const age = (seq: number, days: number, isRead: boolean) =>
    runSql(
      app.databaseUrl,
      `update notices set created_at = now() - make_interval(days => $3), read_at = case when $4 then now() end
       where user_id = $1 and seq = $2`,
      [person.id, seq, days, isRead],
    );
  await age(1, 91, true);
  await age(2, 91, false);
  await age(3, 366, false);
  await age(4, 89, true);
  await forgetNotices(db, new Date(), 1);
  const { notices } = await list(person);
  expect(notices.map(({ seq }: { seq: number }) => seq)).toEqual([4, 2]);
  await person.call('PUT', '/notices/choices/payments.paid', { isMailed: false });
  await runSql(app.databaseUrl, 'delete from users where id = $1', [person.id]);
  for (const table of ['notices', 'notice_counters', 'notice_choices'])
    expect(await runSql(app.databaseUrl, `select from ${table} where user_id = $1`, [person.id])).toEqual([]);
  // To one who is gone nobody writes.
  await tell(person, 'YL5');
});

test('whoever opens the page of what was told has read it, and nothing else', async () => {
  const person = await registerPerson(app);
  await tell(person, 'YL21');
  await tell(person, 'YL22');
  const { notices } = await list(person);
  const [newest, older] = notices;
  const page = newest.path.replace(/\/receipt$/, '');
  expect((await person.call('POST', '/notices/see', { path: '/payments' })).body.unread).toBe(2);
  expect((await person.call('POST', '/notices/see', { path: page })).body.unread).toBe(1);
  const after = (await list(person)).notices;
  expect(after.map(({ id, isRead }: { id: string; isRead: boolean }) => [id, isRead])).toEqual([
    [newest.id, true],
    [older.id, false],
  ]);
  const other = await registerPerson(app);
  await other.call('POST', '/notices/see', { path: older.path });
  expect((await list(person)).unread).toBe(1);
});
