// An archive of one's data, over HTTP: asked for once a day, complete, readable, one's own alone, gone after its days.

import { randomUUID } from 'node:crypto';
import { strFromU8, unzipSync } from 'fflate';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startTestApp, type TestApp } from '../../../app/testing/apps/test-app.ts';
import {
  reauthenticate,
  registerAdmin,
  registerPerson,
  runSql,
  type TestPerson,
} from '../../../app/testing/clients/people.ts';
import { startTalk } from '../../../app/testing/clients/test-talk.ts';
import { upload } from '../../../app/testing/clients/uploads.ts';

let app: TestApp;
let second: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  // Two servers look for the same work.
  second = await startTestApp({ databaseUrl: app.databaseUrl, dataFolder: app.dataFolder });
});
afterAll(async () => {
  await second.stop();
  await app.stop();
});

const DAY_MS = 24 * 3_600_000;
const sql = (statement: string, values: unknown[] = []) => runSql(app.databaseUrl, statement, values);
const ask = (person: TestPerson, id: string = randomUUID()) => person.call('POST', '/privacy/export', { id });
const read = async (person: TestPerson) => (await person.call('GET', '/privacy/export')).body;

async function newPerson(): Promise<TestPerson> {
  const person = await registerPerson(app);
  await reauthenticate(person);
  return person;
}

async function ready(person: TestPerson) {
  await vi.waitFor(async () => expect((await read(person)).latest.state).toBe('ready'), {
    timeout: 20_000,
    interval: 100,
  });
  return (await read(person)).latest;
}

/** Without what says how a cell looks. */
const plainCells = (page: string) => page.replaceAll(/<td [^>]*>/g, '<td>');

async function unpack(address: string) {
  const answer = await fetch(`${app.url}${address}`);
  expect(answer.status).toBe(200);
  return unzipSync(new Uint8Array(await answer.arrayBuffer()));
}

test('guests have none, and asking needs the password again', async () => {
  const guest = app.guest();
  expect((await guest.call('GET', '/privacy/export')).status).toBe(401);
  expect((await guest.call('POST', '/privacy/export', { id: randomUUID() })).status).toBe(401);
  const person = await registerPerson(app);
  expect((await ask(person)).body.code).toBe('REAUTHENTICATION_NEEDED');
  expect(await read(person)).toEqual({ latest: null, nextAt: null });
});

test('an archive holds every declared column of what is theirs, their files, and nothing of others', async () => {
  const [person, other] = [await newPerson(), await newPerson()];
  for (const each of [person, other]) {
    const talk = await startTalk(each);
    await talk.say('你好，我叫小明。');
    await each.call('PUT', '/my-words', { word: '你好', pinyin: 'ni3 hao3' });
  }
  const picture = await sharp({ create: { width: 300, height: 300, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();
  await person.call('PUT', '/account/avatar', { uploadId: await upload(app, person, 'avatar', picture) });
  const id = randomUUID();
  expect((await ask(person, id)).body).toMatchObject({ id, state: 'making', file: null });
  // A second tap asks for the same.
  expect((await ask(person, id)).body.id).toBe(id);
  const { file } = await ready(person);
  const parts = await unpack(file.address);
  const textOf = (name: string) => strFromU8(parts[name] ?? new Uint8Array());
  const contents = JSON.parse(textOf('contents.json'));
  for (const { feature, table, columns, rows } of contents.tables) {
    const name = `data/${feature}/${table}`;
    expect(`${name}.json` in parts).toBe(rows > 0);
    if (rows === 0) continue;
    const objects = JSON.parse(textOf(`${name}.json`));
    expect(objects).toHaveLength(rows);
    expect(Object.keys(objects[0])).toEqual(columns);
    expect(textOf(`${name}.csv`).split('\r\n')[0]).toBe(
      columns.map((column: string) => column.replace(/_fen$/, '_cny')).join(','),
    );
  }
  const listed = contents.tables.map(({ table }: { table: string }) => table);
  expect(listed).toEqual(expect.arrayContaining(['users', 'messages', 'payments', 'orders', 'data_exports']));
  expect(textOf('data/tutor-chat/messages.csv')).toContain('小明');
  expect(Object.keys(parts).filter((name) => name.startsWith('files/avatar/'))).toHaveLength(1);
  expect(textOf('README.txt')).toContain(person.username);
  // For people: one page that asks no network, without ids and without names of columns.
  const page = plainCells(textOf('index.html'));
  for (const told of [person.username, '你好，我叫小明。', '你好', 'nǐhǎo']) expect(page).toContain(told);
  // Pinyin is numbered in the files for programs alone.
  expect(page).not.toMatch(/ni3|hao3/);
  expect(textOf('data/my-words/kept_words.csv')).toContain('nǐhǎo');
  expect(textOf('data/my-words/kept_words.json')).toContain('ni3 hao3');
  expect(page).not.toMatch(/https?:|<script|<link|created_at|_fen/);
  expect(page).not.toContain(`<td>${person.id}`);
  expect(page).toContain(Object.keys(parts).find((name) => name.startsWith('files/avatar/')));
  const all = Object.values(parts).map((bytes) => strFromU8(bytes, true));
  expect(all.some((text) => text.includes(other.id) || text.includes(other.email))).toBe(false);
});

test('the page tells each talk by itself, in the order in which it was said, and with the translations', async () => {
  const person = await newPerson();
  const [first, second] = [await startTalk(person), await startTalk(person)];
  // In turns, and the older row changed last: the database gives changed rows out last.
  await first.say('我喜欢茶。');
  await second.say('我喜欢猫。');
  await first.say('我喜欢狗。');
  await sql(`update messages set translations = '{"en": "I like tea."}' where text = '我喜欢茶。'`);
  await sql(`update users set locale = 'en' where id = $1`, [person.id]);
  await ask(person);
  const parts = await unpack((await ready(person)).file.address);
  const page = plainCells(strFromU8(parts['index.html'] ?? new Uint8Array()));
  const [tea = -1, dog = -1, cat = -1] = ['我喜欢茶。', '我喜欢狗。', '我喜欢猫。'].map((text) =>
    page.indexOf(`<td>${text}</td>`),
  );
  expect([tea, dog, cat].toSorted((a, b) => a - b)).toEqual([tea, dog, cat]);
  expect(tea).toBeGreaterThan(0);
  expect(page).toContain('<td>I like tea.</td>');
  expect(page.match(/<h4>[^<]+ · \d{1,2} \w+ 20\d\d, \d\d:\d\d UTC<\/h4>/g)).toHaveLength(2);
  const csv = strFromU8(parts['data/tutor-chat/messages.csv'] ?? new Uint8Array());
  const places = ['我喜欢茶。', '我喜欢猫。', '我喜欢狗。'].map((text) => csv.indexOf(text));
  expect(places.toSorted((a, b) => a - b)).toEqual(places);
  // Nobody has locked this account: why is not told.
  const [account] = JSON.parse(strFromU8(parts['data/account/users.json'] ?? new Uint8Array()));
  expect(account.ban_cause).toBeNull();
});

test('it says what ids mean, comes with the pictures that rows name, and tells what is left out', async () => {
  const [person, operator] = [await newPerson(), await newPerson()];
  await sql(`update users set locale = 'en' where id = $1`, [person.id]);
  const [teacher] = await sql('select name from users where id = $1', [operator.id]);
  const classId = randomUUID();
  await sql(
    `insert into teaching_classes (id, teacher_id, name, note, code) values ($1, $2, 'Thursday tones', '', $3)`,
    [classId, operator.id, randomUUID().slice(0, 8)],
  );
  await sql(`insert into class_members (class_id, user_id, known_as, agreement) values ($1, $2, 'Bia', 1)`, [
    classId,
    person.id,
  ]);
  await sql(
    `insert into assignments (id, class_id, kind, target, heading, words, note, due_on)
     values (gen_random_uuid(), $1, 'writing', '', 'My kitchen', '[]', 'five lines', '2027-01-10')`,
    [classId],
  );
  const [order] = await sql(
    `insert into orders (id, number, user_id, payer_id, quote_id, request, price, versions, total_fen, ordered_fen,
       product, requirements, stage, stage_since, urgent_at, payable_until, created_at)
     values (gen_random_uuid(), $2, $1, $1, gen_random_uuid(),
       '{"items": [{"name": "kettle", "quantity": 3}]}', '{"totalFen": 100}', '{}', 100, 100, 'kettle',
       'blue, please', 'delivered', now(), now(), now(), now()) returning id, number`,
    [person.id, `YL${randomUUID().slice(0, 8)}`],
  );
  await sql(
    `insert into order_messages (id, order_id, author_id, is_operator, text, created_at)
     values (gen_random_uuid(), $1, $2, false, 'is it loud?', now())`,
    [order?.id, person.id],
  );
  const picture = await sharp({ create: { width: 40, height: 40, channels: 3, background: 'navy' } })
    .png()
    .toBuffer();
  await operator.call('PUT', '/account/avatar', { uploadId: await upload(app, operator, 'avatar', picture) });
  const [file] = await sql(`select id from file_uses where owner_id = $1`, [operator.id]);
  await sql(
    `insert into order_pictures (id, order_id, kind, file_id, created_at)
     values (gen_random_uuid(), $1, 'photo', $2, now())`,
    [order?.id, file?.id],
  );
  await ask(person);
  const parts = await unpack((await ready(person)).file.address);
  const textOf = (name: string) => strFromU8(parts[name] ?? new Uint8Array());
  const pictured = new RegExp(`/${String(order?.number)}-${String(file?.id)}`);
  expect(Object.keys(parts).some((name) => pictured.test(name))).toBe(true);
  const page = plainCells(textOf('index.html'));
  const tds = (...values: unknown[]) => values.map((value) => `<td>${String(value)}</td>`).join('');
  expect(page).toContain(tds('Thursday tones', teacher?.name, 'Bia'));
  expect(page).toContain(tds('Thursday tones', 'Writing', 'My kitchen', 'five lines', '2027-01-10', 'no'));
  expect(page).toContain(tds(order?.number, 'Delivered', 'kettle × 3', 'blue, please'));
  expect(page).toMatch(
    new RegExp(`<td>${String(order?.number)}</td><td>[^<]+</td><td>You</td><td>is it loud\\?</td>`),
  );
  expect(page).toContain('<td>16 or over</td>');
  expect(textOf('README.txt')).toMatch(/record of changes[^]*text of|text of[^]*record of changes/i);
  const { tables } = JSON.parse(textOf('contents.json'));
  const mails = tables.find(({ table }: { table: string }) => table === 'mails');
  expect(mails.withheld.toSorted()).toEqual(['body', 'html']);
  expect(page).not.toContain(operator.email);
});

test('what the books keep stands on the page in words, and in the files with its unit', async () => {
  const [admin, person] = [await registerAdmin(app), await newPerson()];
  const gift = { grantId: randomUUID(), minutes: 30, reason: 'lost a lesson' };
  expect((await admin.call('POST', `/admin/users/${person.id}/minutes`, gift)).status).toBe(200);
  await ask(person);
  const parts = await unpack((await ready(person)).file.address);
  const textOf = (name: string) => strFromU8(parts[name] ?? new Uint8Array());
  expect(plainCells(textOf('index.html'))).toMatch(/<td>额外学习时长<\/td><td>30 分 0 秒<\/td>/);
  expect(JSON.parse(textOf('data/ledger/ledger_entries.json'))).toContainEqual(
    expect.objectContaining({ account_kind: 'minutes_extra', amount: '1800', unit: 'seconds' }),
  );
});

test('whoever has asked to be deleted may have one more archive, as of then', async () => {
  const person = await newPerson();
  await ask(person);
  await ready(person);
  expect((await ask(person)).status).toBe(409);
  expect((await person.call('POST', '/privacy/deletion')).status).toBe(200);
  expect((await read(person)).nextAt).toBeNull();
  expect((await ask(person)).status).toBe(200);
  await ready(person);
  expect((await ask(person)).status).toBe(409);
});

test('it is told once, by notice and mail, and no mail holds the address of the file', async () => {
  const person = await newPerson();
  const id = randomUUID();
  await Promise.all([ask(person, id), ask(person, id), ask(person)]);
  await ready(person);
  await app.tendPrivacy(new Date());
  expect(await sql('select kind from notices where user_id = $1', [person.id])).toEqual([
    { kind: 'privacy.exportReady' },
  ]);
  const mails = await sql('select body from mails where recipient = $1', [person.email]);
  expect(mails).toHaveLength(1);
  expect(String(mails[0]?.body)).toContain('/profile/privacy');
  expect(String(mails[0]?.body)).not.toContain('/files/');
});

test('one a day, for seven days, then it is gone', async () => {
  const person = await newPerson();
  await ask(person);
  const { file } = await ready(person);
  const soon = await ask(person);
  expect([soon.status, soon.body.code]).toEqual([409, 'EXPORT_TOO_SOON']);
  expect((await read(person)).nextAt).not.toBeNull();
  const until = new Date(file.until).getTime() - Date.now();
  expect(until / DAY_MS).toBeCloseTo(7, 2);
  await Promise.all([app, second].map((each) => each.tendPrivacy(new Date(Date.now() + 8 * DAY_MS))));
  expect((await read(person)).latest).toMatchObject({ state: 'gone', file: null });
  expect((await fetch(`${app.url}${file.address}`)).status).toBe(404);
});

test('an address that was bent reads nothing, and another’s id is nobody’s', async () => {
  const [person, other] = [await newPerson(), await newPerson()];
  const id = randomUUID();
  await ask(person, id);
  const { file } = await ready(person);
  const longer = file.address.replace(/until=\d+/, 'until=9999999999');
  expect((await fetch(`${app.url}${longer}`)).status).toBe(404);
  expect((await ask(other, id)).status).toBe(404);
});

test('what was lost on its way is made after all, and what never works is said to have failed', async () => {
  const [lost, hopeless] = [await newPerson(), await newPerson()];
  const insert = `insert into data_exports (id, user_id, attempts, asked_at) values ($1, $2, $3, now() - interval '3 hours')`;
  await sql(insert, [randomUUID(), lost.id, 0]);
  await sql(insert, [randomUUID(), hopeless.id, 3]);
  await Promise.all([app, second].map((each) => each.tendPrivacy(new Date())));
  await ready(lost);
  await vi.waitFor(async () => expect((await read(hopeless)).latest.state).toBe('failed'), {
    timeout: 20_000,
  });
  expect((await read(hopeless)).nextAt).toBeNull();
  expect((await ask(hopeless)).status).toBe(200);
});
