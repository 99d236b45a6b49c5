// The end of an account, over HTTP: previewed, asked for, taken back, held up, and then nothing of it is left but the books.

import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../app/testing/apps/test-app.ts';
import {
  PASSWORD,
  reauthenticate,
  registerAdmin,
  registerPerson,
  runSql,
  type TestPerson,
} from '../../../app/testing/clients/people.ts';
import { startTalk } from '../../../app/testing/clients/test-talk.ts';
import { expectInvariants } from '../../../app/testing/expect-invariants.ts';
import { findEverywhere, keptColumns } from '../../../app/testing/kept-columns.ts';
import { type Database, openDatabase } from '../../../kit/server/db/database.ts';

let app: TestApp;
let second: TestApp;
let db: Database;
beforeAll(async () => {
  app = await startTestApp();
  second = await startTestApp({ databaseUrl: app.databaseUrl, dataFolder: app.dataFolder });
  db = openDatabase({ url: app.databaseUrl, pool: 2, onIdleError: () => undefined });
});
afterAll(async () => {
  await db.$client.end();
  await second.stop();
  await app.stop();
});

const DAY_MS = 24 * 3_600_000;
const sql = (statement: string, values: unknown[] = []) => runSql(app.databaseUrl, statement, values);
const read = async (person: TestPerson) => (await person.call('GET', '/privacy/deletion')).body;
const ask = (person: TestPerson) => person.call('POST', '/privacy/deletion');
const leavesAt = async (person: TestPerson) =>
  (await person.call('GET', '/account/session')).body.person?.leavesAt;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS);
/** Two servers come to the same night. */
const night = (days: number) => Promise.all([app, second].map((each) => each.tendPrivacy(inDays(days))));
const subjectsTo = async ({ email }: TestPerson) =>
  (await sql('select subject from mails where recipient = $1 order by created_at, id', [email])).map(
    ({ subject }) => String(subject),
  );

type Topics = readonly { readonly tables: readonly { readonly table: string; readonly count: number }[] }[];
const countsIn = (topics: Topics) =>
  Object.fromEntries(topics.flatMap(({ tables }) => tables.map(({ table, count }) => [table, count])));

async function newPerson(): Promise<TestPerson> {
  const person = await registerPerson(app);
  await reauthenticate(person);
  return person;
}

/** Somebody with a talk, words, and a membership that was paid for. */
async function busyPerson(): Promise<TestPerson> {
  const person = await newPerson();
  await (await startTalk(person)).say('你好，我叫小明。');
  await person.call('PUT', '/my-words', { word: '你好', pinyin: 'ni3 hao3' });
  const id = randomUUID();
  const plan = { id, kind: 'plan', plan: 'month', amountFen: 3900 };
  const { body } = await person.call('POST', '/membership/purchases', plan);
  await person.call('POST', `/payments/${body.paymentId}/begin`, { provider: 'test' });
  await person.call('POST', `/payments/${body.paymentId}/test`, { play: 'succeed' });
  return person;
}

const orderOf = (person: TestPerson, stage: string) =>
  sql(
    `insert into orders (id, number, user_id, payer_id, quote_id, request, price, versions, total_fen, ordered_fen,
       product, stage,
       stage_since, urgent_at, payable_until, created_at, paid_at)
     values (gen_random_uuid(), $2, $1, $1, gen_random_uuid(), '{}', '{"totalFen": 100}', '{}', 100, 100, 'tea', $3, now(), now(), now(), now(), now())
     returning id`,
    [person.id, `YL${randomUUID().slice(0, 8)}`, stage],
  );

test('guests can read what is kept for how long, and nothing else', async () => {
  const guest = app.guest();
  const { topics } = (await guest.call('GET', '/privacy/retention')).body;
  expect(topics).toContainEqual({ topic: 'devices', days: 90, isKept: false });
  expect(topics).toContainEqual({ topic: 'talks', days: null, isKept: false });
  expect(topics).toContainEqual({ topic: 'payments', days: null, isKept: true });
  expect((await guest.call('GET', '/privacy/deletion')).status).toBe(401);
  expect((await guest.call('POST', '/privacy/deletion')).status).toBe(401);
  expect((await guest.call('POST', '/privacy/deletion/keep')).status).toBe(401);
});

test('the preview says what goes and what stays, and nothing has happened', async () => {
  const person = await busyPerson();
  const { deletion, obstacles, goes, stays, kept, losses } = await read(person);
  expect([deletion, obstacles]).toEqual([null, []]);
  expect(kept).toEqual(['money', 'minutes', 'deletion', 'provider', 'lastMail', 'backups']);
  // What the refund itself would give back, on the page and in the mail.
  expect(losses.refundable).toMatchObject([{ amountFen: 3900, isWhole: true }]);
  const address = `/payments/${losses.refundable[0].paymentId}`;
  expect((await person.call('GET', address)).body.right.amountFen).toBe(3900);
  await ask(person);
  const [mail] = await sql(
    `select body from mails where recipient = $1 and subject like '%删除%' order by created_at desc`,
    [person.email],
  );
  expect(mail?.body).toContain(address);
  await person.call('POST', '/privacy/deletion/keep');
  expect(goes).toEqual(
    expect.arrayContaining([
      { topic: 'words', tables: [{ table: 'kept_words', count: 1, isEmptied: false }] },
      expect.objectContaining({ topic: 'notices' }),
    ]),
  );
  const talks = goes.find(({ topic }: { topic: string }) => topic === 'talks');
  expect(talks.tables.map(({ table }: { table: string }) => table)).toEqual(
    expect.arrayContaining(['talks', 'messages']),
  );
  expect(countsIn(stays)).toMatchObject({ payments: 1, membership_purchases: 1 });
});

test('it goes no earlier than what is on its way can have come, and tells which order that is', async () => {
  const person = await newPerson();
  await orderOf(person, 'dispatched');
  await sql(
    `update orders set paid_at = now(), estimate_from = '2099-01-02', estimate_until = '2099-01-09'
     where user_id = $1`,
    [person.id],
  );
  const [order] = (await read(person)).obstacles[0].orders;
  expect(order.expected).toEqual({ from: '2099-01-02', until: '2099-01-09' });
  await ask(person);
  const [told] = await sql('select subject, body from mails where recipient = $1', [person.email]);
  expect(told?.subject).toContain('最早 2099年1月2日');
  expect(told?.body).toContain(`${order.number}：预计 2099年1月2日 到 2099年1月9日 送到`);
});

test('the last mail names only what stays of that account', async () => {
  const person = await newPerson();
  await person.call('POST', '/privacy/deletion/now', { email: person.email });
  const [told] = await sql('select body from mails where recipient = $1', [person.email]);
  expect(told?.body).toContain('90 天后删除');
  expect(told?.body).not.toMatch(/财务记录|支付平台/);
});

test('it needs the password again, and the second factor of whoever has one', async () => {
  const person = await registerPerson(app);
  expect((await ask(person)).body.code).toBe('REAUTHENTICATION_NEEDED');
  expect(await leavesAt(person)).toBeNull();
});

test('asked twice at once it is one date and one mail; kept on another device, nothing is gone', async () => {
  const person = await newPerson();
  const answers = await Promise.all([ask(person), ask(person)]);
  expect(answers[0]?.body).toEqual(answers[1]?.body);
  expect(answers[0]?.body.dueAt).toBe(await leavesAt(person));
  expect(await subjectsTo(person)).toHaveLength(1);
  const elsewhere = app.guest();
  await elsewhere.call('POST', '/account/sign-in', { identifier: person.username, password: PASSWORD });
  expect((await elsewhere.call('POST', '/privacy/deletion/keep')).status).toBe(200);
  expect((await elsewhere.call('POST', '/privacy/deletion/keep')).status).toBe(200);
  expect(await leavesAt(person)).toBeNull();
  expect(await subjectsTo(person)).toHaveLength(2);
  await night(15);
  expect(await leavesAt(person)).toBeNull();
});

test('asked for while an order runs, it is taken, says what it waits for, and is carried out after both', async () => {
  const person = await newPerson();
  await orderOf(person, 'dispatched');
  await orderOf(person, 'returned');
  expect((await ask(person)).status).toBe(200);
  // No certain day in what they are told, but what is open.
  const [told] = await sql('select subject, body from mails where recipient = $1', [person.email]);
  expect(told?.subject).toContain('最早');
  expect(told?.body).toMatch(/· 还没结束的订单：1\n {2}YL\S+：还说不准哪天\n· 正在退换的订单：1\n {2}YL/);
  const { obstacles } = await read(person);
  expect(obstacles).toHaveLength(2);
  expect(obstacles).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        kind: 'order',
        count: 1,
        orders: [expect.objectContaining({ expected: null })],
      }),
      expect.objectContaining({ kind: 'return', count: 1 }),
    ]),
  );
  await night(15);
  expect((await read(person)).deletion.isHeld).toBe(true);
  await sql(`update orders set stage = 'delivered', closed_at = now() where user_id = $1`, [person.id]);
  await night(16);
  expect((await person.call('GET', '/account/session')).body.person).toBeNull();
});

test('an admin gives the role back before', async () => {
  const admin = await registerAdmin(app);
  const { status, body } = await ask(admin);
  expect([status, body.code, body.data.obstacles]).toEqual([
    409,
    'DELETION_BLOCKED',
    [{ kind: 'admin', count: 1, orders: [] }],
  ]);
  expect(await leavesAt(admin)).toBeNull();
});

test('they are reminded once, and on the day nothing is left but what is declared', async () => {
  const [person, other] = [await busyPerson(), await busyPerson()];
  const [order] = await orderOf(person, 'delivered');
  await sql(
    `insert into order_messages (id, order_id, author_id, is_operator, text, created_at)
     values (gen_random_uuid(), $1, $2, false, 'ring twice', now())`,
    [order?.id, person.id],
  );
  await ask(person);
  await night(13);
  await night(13);
  // Of the payment, of the wish, and the reminder.
  expect(await subjectsTo(person)).toHaveLength(3);
  expect(await leavesAt(person)).not.toBeNull();
  await night(14.1);
  await night(14.1);
  expect((await person.call('GET', '/account/session')).body.person).toBeNull();
  const signIn = { identifier: person.username, password: PASSWORD };
  expect((await app.guest().call('POST', '/account/sign-in', signIn)).status).toBe(401);
  // But the last mail, which tells them.
  expect(await subjectsTo(person)).toEqual(['你的语路账号已经删除']);
  const named = await findEverywhere(app.databaseUrl, [person.email, person.username]);
  expect(named.filter((column) => !column.startsWith('mails.'))).toEqual([]);
  expect(await sql('select 1 from order_messages where order_id = $1', [order?.id])).toEqual([]);
  const left = await findEverywhere(app.databaseUrl, [person.id]);
  expect(left.filter((column) => !keptColumns.has(column))).toEqual([]);
  expect(left).toEqual(
    expect.arrayContaining(['orders.payer_id', 'payments.payer_id', 'audit_entries.subject_id']),
  );
  expect(await sql(`select action from audit_entries where subject_id = $1`, [person.id])).toEqual([
    { action: 'person_erased' },
  ]);
  expect(countsIn((await read(other)).stays)).toMatchObject({ payments: 1 });
  await expectInvariants(db);
});

test('what came up meanwhile holds it, is told once, and lets it go when it is settled', async () => {
  const person = await newPerson();
  await ask(person);
  await orderOf(person, 'dispatched');
  await night(15);
  await night(16);
  expect((await read(person)).deletion.isHeld).toBe(true);
  // Asked for, reminded, held.
  expect(await subjectsTo(person)).toHaveLength(3);
  await sql(`update orders set stage = 'delivered', closed_at = now() where user_id = $1`, [person.id]);
  await night(17);
  expect((await person.call('GET', '/account/session')).body.person).toBeNull();
});

test('an erasure that dies in between leaves all as it was, and the next night takes it up', async () => {
  const person = await busyPerson();
  await ask(person);
  await sql(
    `create function die() returns trigger language plpgsql as $$ begin raise exception 'killed'; end $$`,
  );
  await sql(`create trigger die before insert on audit_entries for each row execute function die()`);
  await night(15);
  expect(countsIn((await read(person)).goes)).toMatchObject({ kept_words: 1 });
  await sql('drop trigger die on audit_entries');
  await night(16);
  expect((await person.call('GET', '/account/session')).body.person).toBeNull();
});

test('who does not want to wait is deleted at once, is told by a last mail, and may register again', async () => {
  const [person, other] = [await busyPerson(), await newPerson()];
  const now = (email: string) => person.call('POST', '/privacy/deletion/now', { email });
  const wrong = await now(other.email);
  expect([wrong.status, wrong.body.code]).toEqual([422, 'EMAIL_DIFFERS']);
  const gone = await now(` ${person.email.toUpperCase()} `);
  expect(gone.status).toBe(200);
  for (const name of ['yulu.session_token', 'yulu.device', 'yulu.browser'])
    expect(gone.headers.getSetCookie().some((cookie) => cookie.startsWith(`${name}=; Max-Age=0`))).toBe(true);
  expect((await person.call('GET', '/account/session')).body.person).toBeNull();
  expect(await sql('select 1 from users where id = $1', [person.id])).toEqual([]);
  expect(await subjectsTo(person)).toEqual(['你的语路账号已经删除']);
  const again = { username: '', email: person.email, password: PASSWORD, repeated: PASSWORD };
  expect((await app.guest().call('POST', '/account/register', again)).status).toBe(200);
  expect((await other.call('GET', '/account/session')).body.person.id).toBe(other.id);
});

test('nothing is deleted at once without the password, or while something is open', async () => {
  const guarded = await registerPerson(app);
  const now = (who: TestPerson) => who.call('POST', '/privacy/deletion/now', { email: who.email });
  expect((await now(guarded)).body.code).toBe('REAUTHENTICATION_NEEDED');
  const person = await newPerson();
  await orderOf(person, 'dispatched');
  const { status, body } = await now(person);
  expect([status, body.code, body.data.obstacles]).toEqual([
    409,
    'DELETION_BLOCKED',
    [expect.objectContaining({ kind: 'order', count: 1 })],
  ]);
  expect((await person.call('GET', '/account/session')).body.person.id).toBe(person.id);
});
