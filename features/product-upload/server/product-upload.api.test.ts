// Drafts of items: shown by picture, link, text or by hand; read, mended, confirmed, deleted; each to their owner alone.

import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { quote, shoes } from '../../../app/testing/apps/ordering-app.ts';
import { startTestApp, type TestApp } from '../../../app/testing/apps/test-app.ts';
import { registerPerson, runSql, type TestPerson } from '../../../app/testing/clients/people.ts';
import { upload } from '../../../app/testing/clients/uploads.ts';
import { newId } from '../../../kit/server/new-id.ts';
import { makePhoto } from '../../../kit/server/testing/pictures.ts';

let app: TestApp;
let off: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  off = await startTestApp({
    databaseUrl: app.databaseUrl,
    dataFolder: app.dataFolder,
    env: { RECOGNITION: 'off' },
  });
});
afterAll(async () => {
  await off.stop();
  await app.stop();
});

const LINK = 'https://item.taobao.com/item.htm?id=675432109876&spm=a21bo';

/** Letters on the tag: not as SVG, which the server's processes refuse to load once they have read a picture. */
const letters = (text: string, { top, dpi }: { top: number; dpi: number }) => ({
  input: { text: { text, font: 'sans-serif', dpi, rgba: true } },
  left: 40,
  top,
});

/** A price tag without letters of Chinese, which not every machine has. */
const priceTag = () =>
  sharp({ create: { width: 600, height: 300, channels: 3, background: 'white' } })
    .composite([
      letters('Canvas Shoes White', { top: 50, dpi: 260 }),
      letters('¥129.90', { top: 140, dpi: 520 }),
    ])
    .png()
    .toBuffer();

async function addPicture(person: TestPerson, bytes: Buffer, server = app) {
  const uploadId = await upload(server, person, 'product-picture', bytes);
  return person.call('POST', '/global-services/items/pictures', { uploadId });
}

async function untilRead(person: TestPerson, id: string) {
  for (let tries = 0; tries < 500; tries++) {
    const { drafts } = (await person.call('GET', '/global-services/items')).body;
    const draft = drafts.find((one: { id: string }) => one.id === id);
    if (draft?.state !== 'reading') return draft;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error('a picture was not read in 100 s');
}

test('a picture is stored, read, and found again with its fields', async () => {
  const person = await registerPerson(app);
  const added = await addPicture(person, await priceTag());
  expect([added.status, added.body.state]).toEqual([200, 'reading']);
  const draft = await untilRead(person, added.body.id);
  expect(draft).toMatchObject({ state: 'read', reader: 'embedded', origin: 'picture' });
  expect(draft.fields.unitPriceFen).toMatchObject({ value: 12_990, source: 'picture' });
  expect(draft.fields.quantity).toMatchObject({ value: 1, source: 'default' });
  expect((await fetch(`${app.url}${draft.picture}`)).headers.get('content-type')).toBe('image/webp');
}, 120_000);

test('the same upload twice is one draft', async () => {
  const person = await registerPerson(off);
  const uploadId = await upload(off, person, 'product-picture', await makePhoto({ width: 300, height: 200 }));
  const both = await Promise.all(
    [1, 2].map(() => person.call('POST', '/global-services/items/pictures', { uploadId })),
  );
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect((await person.call('GET', '/global-services/items')).body.drafts).toHaveLength(1);
});

test('where recognition is off the picture is kept, and the item filled in by hand', async () => {
  const person = await registerPerson(off);
  const added = await addPicture(person, await makePhoto({ width: 300, height: 200 }), off);
  const draft = await untilRead(person, added.body.id);
  expect(draft).toMatchObject({ state: 'failed', problem: 'off', fields: {} });
  expect(draft.picture).not.toBeNull();
  expect((await person.call('GET', '/global-services/items')).body.isRecognitionOn).toBe(false);
  const changes = { name: '帆布鞋', unitPriceFen: 12_900, quantity: 2, category: 'shoes' };
  const body = { version: draft.version, changes, isConfirmed: true };
  const changed = await person.call('PATCH', `/global-services/items/${draft.id}`, body);
  expect(changed.body).toMatchObject({ state: 'confirmed', problem: null });
  expect(changed.body.fields.name).toEqual({ value: '帆布鞋', source: 'buyer', confidence: 1 });
});

test('one picture is several things by hand, and goes with the last of them', async () => {
  const [person, other] = [await registerPerson(off), await registerPerson(off)];
  const { id } = (await addPicture(person, await makePhoto({ width: 300, height: 200 }), off)).body;
  const { picture, pictureId } = await untilRead(person, id);
  const second = { id: newId(), besideId: id };
  expect((await other.call('POST', '/global-services/items', second)).status).toBe(404);
  const added = await person.call('POST', '/global-services/items', second);
  expect(added.body).toMatchObject({ state: 'read', pictureId, fields: { quantity: { value: 1 } } });
  // A quote shows the picture by itself, whatever draft it came from.
  const quoted = await quote(person, shoes({}, { pictureId }));
  expect((await fetch(`${off.url}${quoted.pictures[0]}`)).status).toBe(200);
  await person.call('POST', '/global-services/items', second);
  expect((await person.call('GET', '/global-services/items')).body.drafts).toHaveLength(2);
  await person.call('DELETE', `/global-services/items/${id}`);
  expect((await fetch(`${off.url}${picture}`)).status).toBe(200);
  await person.call('DELETE', `/global-services/items/${second.id}`);
  expect((await fetch(`${off.url}${picture}`)).status).toBe(404);
});

test('one more thing of a picture takes what the sum leaves for it as a price that is not sure', async () => {
  const person = await registerPerson(off);
  const { id } = (await addPicture(person, await makePhoto({ width: 300, height: 200 }), off)).body;
  await untilRead(person, id);
  const rest = { id: newId(), besideId: id, restFen: 32_000 };
  const added = await person.call('POST', '/global-services/items', rest);
  expect(added.body.fields.unitPriceFen).toEqual({ value: 32_000, source: 'picture', confidence: 0.4 });
  const alone = await person.call('POST', '/global-services/items', { id: newId(), restFen: 32_000 });
  expect(alone.body.fields.unitPriceFen).toBeUndefined();
});

test('who types it in waits for no reading, and what reading comes to later changes nothing', async () => {
  const person = await registerPerson(app);
  const { id } = (await addPicture(person, await priceTag())).body;
  const typed = await person.call('POST', `/global-services/items/${id}/typing`);
  expect(typed.body).toMatchObject({ state: 'read', reader: null, fields: { quantity: { value: 1 } } });
  const changes = { name: '我的鞋' };
  const body = { version: typed.body.version, changes, isConfirmed: false };
  expect((await person.call('PATCH', `/global-services/items/${id}`, body)).status).toBe(200);

  // Read once more, it fills in what was not said.
  await person.call('POST', `/global-services/items/${id}/reading`);
  const { fields } = await untilRead(person, id);
  expect(fields).toMatchObject({
    name: { value: '我的鞋', source: 'buyer' },
    unitPriceFen: { value: 12_990, source: 'picture' },
  });
}, 120_000);

test('a reading whose process died is shown as broken off, and begun again', async () => {
  const person = await registerPerson(off);
  const { id } = (await addPicture(person, await makePhoto({ width: 300, height: 200 }), off)).body;
  await untilRead(person, id);
  const gone =
    "update item_drafts set state = 'reading', problem = null, lease_until = now() - interval '1 minute' where id = $1";
  await runSql(app.databaseUrl, gone, [id]);
  const { drafts } = (await person.call('GET', '/global-services/items')).body;
  expect(drafts[0]).toMatchObject({ state: 'failed', problem: 'broken_off' });
  expect((await person.call('POST', `/global-services/items/${id}/reading`)).body.state).toBe('reading');
  expect(await untilRead(person, id)).toMatchObject({ state: 'failed', problem: 'off' });
});

test('a link gives shop and canonical address; sent twice it adds once', async () => {
  const person = await registerPerson(app);
  const given = { id: newId(), text: `「回力帆布鞋」 ${LINK} ￥129` };
  const added = await person.call('POST', '/global-services/items/texts', given);
  await person.call('POST', '/global-services/items/texts', given);
  const { drafts } = (await person.call('GET', '/global-services/items')).body;
  expect(drafts).toHaveLength(1);
  expect(added.body.drafts[0].fields).toMatchObject({
    name: { value: '回力帆布鞋', source: 'link' },
    unitPriceFen: { value: 12_900, source: 'link' },
    link: { value: 'https://item.taobao.com/item.htm?id=675432109876', source: 'link' },
    shop: { value: '淘宝' },
    category: { value: 'shoes' },
  });
});

test('a counterfeit is told from its words before it is priced, in the language of the caller', async () => {
  const person = await registerPerson(app);
  const given = { id: newId(), text: `「高仿 运动鞋」 ${LINK} ￥129` };
  const added = await person.call('POST', '/global-services/items/texts', given);
  expect(added.body.drafts[0].verdicts).toMatchObject([
    { rule: 'counterfeit', kind: 'refuse', found: '高仿' },
  ]);
  const read = await person.call('GET', '/global-services/items', undefined, { 'x-yulu-language': 'pt' });
  expect(read.body.drafts[0].verdicts[0].name).toBe('Falsificação');
  const { id, version } = added.body.drafts[0];
  const whole = { unitPriceFen: 19_900, quantity: 1, category: 'shoes' };
  const confirmed = await person.call('PATCH', `/global-services/items/${id}`, {
    version,
    changes: whole,
    isConfirmed: true,
  });
  expect([confirmed.status, confirmed.body.code]).toEqual([422, 'DRAFT_REFUSED']);
  const change = { version, changes: { name: '运动鞋' }, isConfirmed: false };
  expect((await person.call('PATCH', `/global-services/items/${id}`, change)).body.verdicts).toEqual([]);
});

test('a text that says nothing adds nothing', async () => {
  const person = await registerPerson(app);
  const { status, body } = await person.call('POST', '/global-services/items/texts', {
    id: newId(),
    text: '…',
  });
  expect([status, body.code]).toEqual([422, 'NOTHING_FOUND']);
});

test('nothing is confirmed without name, price, quantity and kind', async () => {
  const person = await registerPerson(app);
  const { id, version } = (await person.call('POST', '/global-services/items', { id: newId() })).body;
  const path = `/global-services/items/${id}`;
  const refused = await person.call('PATCH', path, { version, changes: { name: '茶杯' }, isConfirmed: true });
  expect([refused.status, refused.body.code]).toEqual([422, 'DRAFT_INCOMPLETE']);
  expect(refused.body.data.missing.toSorted()).toEqual(['category', 'unitPriceFen']);
});

test.each([
  { unitPriceFen: 0 },
  { unitPriceFen: -100 },
  { unitPriceFen: 1e14 },
  { unitPriceFen: 1.5 },
  { quantity: 0 },
  { quantity: 1000 },
  { weightGrams: -1 },
  { category: 'weapons' },
  { link: 'javascript:alert(1)' },
  { name: 'x'.repeat(201) },
  { discount: 5 },
])('%o is refused', async (changes) => {
  const person = await registerPerson(app);
  const { id, version } = (await person.call('POST', '/global-services/items', { id: newId() })).body;
  const answer = await person.call('PATCH', `/global-services/items/${id}`, {
    version,
    changes,
    isConfirmed: false,
  });
  expect(answer.status).toBe(400);
});

test('of two windows the second change is refused, not lost', async () => {
  const person = await registerPerson(app);
  const { id, version } = (await person.call('POST', '/global-services/items', { id: newId() })).body;
  const change = (name: string) =>
    person.call('PATCH', `/global-services/items/${id}`, { version, changes: { name }, isConfirmed: false });
  const both = await Promise.all([change('甲'), change('乙')]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(both.find(({ status }) => status === 409)?.body.code).toBe('DRAFT_CHANGED');
});

test('what a picture said keeps its source when it is confirmed as it was', async () => {
  const person = await registerPerson(app);
  const { drafts } = (
    await person.call('POST', '/global-services/items/texts', { id: newId(), text: `${LINK} ￥129` })
  ).body;
  const [{ id, version }] = drafts;
  const changes = { unitPriceFen: 12_900, name: '帆布鞋', category: 'shoes' };
  const { body } = await person.call('PATCH', `/global-services/items/${id}`, {
    version,
    changes,
    isConfirmed: true,
  });
  expect([body.state, body.fields.unitPriceFen.source, body.fields.name.source]).toEqual([
    'confirmed',
    'link',
    'buyer',
  ]);
});

test('the picture goes with the last draft that shows it', async () => {
  const person = await registerPerson(off);
  const { id } = (await addPicture(person, await makePhoto({ width: 300, height: 200 }), off)).body;
  const { picture } = await untilRead(person, id);
  expect((await person.call('DELETE', `/global-services/items/${id}`)).status).toBe(200);
  expect((await fetch(`${off.url}${picture}`)).status).toBe(404);
  expect((await person.call('DELETE', `/global-services/items/${id}`)).status).toBe(404);
});

test('a guest has no drafts, and another person’s are not there', async () => {
  const [owner, other] = [await registerPerson(app), await registerPerson(app)];
  const { id, version } = (await owner.call('POST', '/global-services/items', { id: newId() })).body;
  expect((await app.guest().call('GET', '/global-services/items')).status).toBe(401);
  expect((await app.guest().call('POST', '/global-services/items', { id: newId() })).status).toBe(401);
  const change = { version, changes: { name: 'x' }, isConfirmed: false };
  const answers = [
    await other.call('PATCH', `/global-services/items/${id}`, change),
    await other.call('POST', `/global-services/items/${id}/reading`),
    await other.call('DELETE', `/global-services/items/${id}`),
  ];
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
  const uploadId = await upload(off, owner, 'product-picture', await makePhoto({ width: 300, height: 200 }));
  expect((await other.call('POST', '/global-services/items/pictures', { uploadId })).status).toBe(404);
  expect((await other.call('GET', '/global-services/items')).body.drafts).toEqual([]);
});

test('a person has at most a hundred drafts', async () => {
  const person = await registerPerson(app);
  const many = `insert into item_drafts (id, user_id, origin, state, fields)
    select gen_random_uuid(), $1, 'typed', 'read', '{}' from generate_series(1, 100)`;
  await runSql(app.databaseUrl, many, [person.id]);
  const typed = await person.call('POST', '/global-services/items', { id: newId() });
  const text = await person.call('POST', '/global-services/items/texts', { id: newId(), text: LINK });
  const picture = await addPicture(person, await makePhoto({ width: 300, height: 200 }));
  expect([typed, text, picture].map(({ body }) => body.code)).toEqual([
    'DRAFTS_FULL',
    'DRAFTS_FULL',
    'DRAFTS_FULL',
  ]);
});

test('a picture and the words about it become one by themselves; what may be one, when its owner says so', async () => {
  const person = await registerPerson(app);
  const items = async () => (await person.call('GET', '/global-services/items')).body.drafts;
  const shown = (await addPicture(person, await priceTag())).body;
  const { fields } = await untilRead(person, shown.id);
  const name = fields.name.value;
  const id = newId();
  await person.call('POST', '/global-services/items/texts', { id, text: `${name} 3 pcs` });
  const [joined, ...others] = await items();
  expect(others).toEqual([]);
  expect(joined).toMatchObject({ id, pictureId: shown.pictureId, fields: { name: { value: name } } });
  expect(joined.fields.unitPriceFen.value).toBe(fields.unitPriceFen.value);

  const other = newId();
  const text = `【淘宝】${LINK} 「${name}」 ¥99`;
  await person.call('POST', '/global-services/items/texts', { id: other, text });
  const two = await items();
  expect(two.map((each: { id: string }) => each.id)).toEqual([id, other]);
  const join = { version: two[0].version, otherId: other, otherVersion: two[1].version };
  const stranger = await registerPerson(app);
  expect((await stranger.call('POST', `/global-services/items/${id}/join`, join)).status).toBe(404);
  const stale = { ...join, otherVersion: join.otherVersion + 1 };
  expect((await person.call('POST', `/global-services/items/${id}/join`, stale)).body.code).toBe(
    'DRAFT_CHANGED',
  );
  const one = await person.call('POST', `/global-services/items/${id}/join`, join);
  expect(one.body).toMatchObject({ pictureId: shown.pictureId, fields: { link: {} } });
  expect(await items()).toHaveLength(1);
});
