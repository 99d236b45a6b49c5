// Uploads over HTTP: whatever breaks off goes on from where it stands, and nobody reaches another's.

import { createHash, randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SECRET, startTestApp, type TestApp } from '../../../app/testing/apps/test-app.ts';
import { registerAdmin, registerPerson, runSql } from '../../../app/testing/clients/people.ts';
import { sendAndHangUp, sendBytes, upload } from '../../../app/testing/clients/uploads.ts';
import type { UserId } from '../../../kit/core/user-id.ts';
import { newId } from '../../../kit/server/new-id.ts';
import { makeSound, openTestFiles, SOUND } from '../../../kit/server/testing/test-files.ts';

let app: TestApp;
/** Another process on the same database and files. */
let other: TestApp;
beforeAll(async () => {
  app = await startTestApp({ fileKinds: [SOUND] });
  other = await startTestApp({
    fileKinds: [SOUND],
    databaseUrl: app.databaseUrl,
    dataFolder: app.dataFolder,
  });
});
afterAll(async () => {
  await other.stop();
  await app.stop();
});

const open = () => openTestFiles({ ...app, secret: SECRET }, [SOUND]);
const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
const finish = (files: ReturnType<typeof open>['files'], ownerId: UserId, id: string) =>
  files.uploads.finish({ ownerId, id, kind: SOUND }, { onStored: async () => undefined });

async function begin(person: Awaited<ReturnType<typeof registerPerson>>, size: number) {
  const id = newId();
  const { status, body } = await person.call('POST', '/files/uploads', { id, kind: SOUND.name, size });
  expect([status, body.offset]).toEqual([200, 0]);
  return id;
}

test('20 MB, cut at 20 random places and sent to two processes in turn, come out with the same hash', async () => {
  const person = await registerPerson(app);
  const { files } = open();
  const bytes = makeSound(randomBytes(20 * 1024 * 1024 - 16));
  const id = await begin(person, bytes.length);
  const cut = fc.integer({ min: 1, max: bytes.length - 1 });
  const [cuts = []] = fc.sample(fc.uniqueArray(cut, { minLength: 20, maxLength: 20 }), 1);
  for (const [index, at] of cuts.toSorted((a, b) => a - b).entries()) {
    const { offset } = (await person.call('GET', `/files/uploads/${id}`)).body;
    const server = index % 2 === 0 ? app : other;
    const rest = bytes.subarray(offset);
    if (at > offset) await sendAndHangUp(server, person, { id, offset, bytes: rest, count: at - offset });
  }
  // The last bytes before a cut may still be on their way to the disk: then this sender is told where to go on.
  let offset = 0;
  while (offset < bytes.length) {
    const { status, body } = await sendBytes(app, person, id, offset, bytes.subarray(offset));
    expect([200, 409]).toContain(status);
    offset = body.offset ?? body.data.offset;
  }
  const finished = await finish(files, person.id, id);
  if (!finished.ok) throw new Error(finished.error.code);
  expect(finished.value).toMatchObject({ hash: hashOf(bytes), size: bytes.length, mediaType: 'audio/wav' });
  const stream = await files.get(finished.value);
  expect(stream && hashOf(await buffer(stream))).toBe(hashOf(bytes));
});

test('what arrived before a cut is kept, to the byte', async () => {
  const person = await registerPerson(app);
  const bytes = makeSound(randomBytes(3_000_000));
  const id = await begin(person, bytes.length);
  await sendAndHangUp(app, person, { id, offset: 0, bytes, count: 1_234_567 });
  const offset = async () => (await person.call('GET', `/files/uploads/${id}`)).body.offset;
  await expect.poll(offset).toBe(1_234_567);
});

test('of two tabs that send the same bytes, one is told how far the upload is', async () => {
  const person = await registerPerson(app);
  const { files } = open();
  const bytes = makeSound(randomBytes(500_000));
  const id = await begin(person, bytes.length);
  const answers = await Promise.all([
    sendBytes(app, person, id, 0, bytes),
    sendBytes(other, person, id, 0, bytes),
  ]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const late = answers.find(({ status }) => status === 409);
  expect(late?.body).toMatchObject({ code: 'OFFSET_MISMATCH', data: { offset: bytes.length } });
  const finished = await Promise.all([finish(files, person.id, id), finish(files, person.id, id)]);
  const [first, second] = finished;
  expect(first).toMatchObject({ ok: true, value: { hash: hashOf(bytes) } });
  expect(second).toEqual(first);
});

test('beginning twice with one id is one upload; finishing twice is one file', async () => {
  const person = await registerPerson(app);
  const { files } = open();
  const bytes = makeSound(randomBytes(1000));
  const id = await upload(app, person, SOUND.name, bytes);
  const again = await person.call('POST', '/files/uploads', { id, kind: SOUND.name, size: bytes.length });
  expect(again.body).toMatchObject({ offset: bytes.length });
  const otherSize = await person.call('POST', '/files/uploads', { id, kind: SOUND.name, size: 5 });
  expect(otherSize.status).toBe(404);
  const first = await finish(files, person.id, id);
  expect(await finish(files, person.id, id)).toEqual(first);
  expect(
    await runSql(app.databaseUrl, 'select id from file_uses where owner_id = $1', [person.id]),
  ).toHaveLength(1);
});

test('an upload is its owner’s alone', async () => {
  const [person, stranger] = [await registerPerson(app), await registerPerson(app)];
  const { files } = open();
  const id = await begin(person, 100);
  const answers = [
    await stranger.call('GET', `/files/uploads/${id}`),
    await stranger.call('DELETE', `/files/uploads/${id}`),
    await stranger.call('POST', '/files/uploads', { id, kind: SOUND.name, size: 100 }),
    await sendBytes(app, stranger, id, 0, Buffer.alloc(10)),
  ];
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  expect(await finish(files, stranger.id, id)).toMatchObject({ error: { code: 'not_found' } });
  expect((await person.call('GET', `/files/uploads/${id}`)).body.offset).toBe(0);
});

test('guests and other sites send nothing', async () => {
  const person = await registerPerson(app);
  const id = await begin(person, 10);
  const guest = await sendBytes(app, app.guest(), id, 0, Buffer.alloc(10));
  expect([guest.status, guest.body.code]).toEqual([401, 'UNAUTHORIZED']);
  const foreign = await fetch(`${app.url}/api/files/uploads/${id}`, {
    method: 'PATCH',
    headers: { cookie: person.cookies(), 'upload-offset': '0', origin: 'https://elsewhere.example' },
    body: Buffer.alloc(10),
  });
  expect(foreign.status).toBe(403);
});

test('more than was said, more than a kind may have, and more than five at once are refused', async () => {
  const person = await registerPerson(app);
  const id = await begin(person, 10);
  const long = await sendBytes(app, person, id, 0, Buffer.alloc(11));
  expect([long.status, long.body]).toMatchObject([413, { code: 'TOO_LONG', data: { offset: 0 } }]);
  const size = SOUND.maxBytes + 1;
  const large = await person.call('POST', '/files/uploads', { id: newId(), kind: SOUND.name, size });
  expect(large.body).toMatchObject({ code: 'FILE_TOO_LARGE', data: { maxBytes: SOUND.maxBytes } });
  const unknown = await person.call('POST', '/files/uploads', { id: newId(), kind: 'film', size: 10 });
  expect(unknown.status).toBe(404);
  const more = await Promise.all(
    Array.from({ length: 8 }, () =>
      person.call('POST', '/files/uploads', { id: newId(), kind: SOUND.name, size: 10 }),
    ),
  );
  expect(more.filter(({ status }) => status === 200)).toHaveLength(4);
  expect(more.find(({ status }) => status !== 200)?.body.code).toBe('TOO_MANY_UPLOADS');
});

test('without a whole number as its offset nothing is taken', async () => {
  const person = await registerPerson(app);
  const id = await begin(person, 10);
  for (const offset of [-1, 0.5, Number.NaN]) {
    expect((await sendBytes(app, person, id, offset, Buffer.alloc(1))).status).toBe(400);
  }
  expect((await sendBytes(app, person, id, 3, Buffer.alloc(1))).body).toMatchObject({
    code: 'OFFSET_MISMATCH',
    data: { offset: 0 },
  });
});

test('what is not whole is no file yet, what is cancelled or too old is gone', async () => {
  const person = await registerPerson(app);
  const { files, store } = open();
  const [half, cancelled, old] = [
    await begin(person, 100),
    await begin(person, 100),
    await begin(person, 100),
  ];
  for (const id of [half, cancelled, old]) await sendBytes(app, person, id, 0, Buffer.alloc(40));
  expect(await finish(files, person.id, half)).toEqual({
    ok: false,
    error: { code: 'incomplete', data: { offset: 40 } },
  });
  expect((await person.call('DELETE', `/files/uploads/${cancelled}`)).status).toBe(200);
  const keyOf = async (id: string) =>
    runSql(app.databaseUrl, 'select key from file_upload_pieces where upload_id = $1', [id]);
  const [piece] = await keyOf(old);
  await runSql(app.databaseUrl, 'update file_uploads set expires_at = now() where id = $1', [old]);
  await files.clean(0);
  expect(await keyOf(old)).toEqual([]);
  expect(await store.read(piece.key)).toBeUndefined();
  for (const id of [cancelled, old]) {
    expect((await person.call('GET', `/files/uploads/${id}`)).status).toBe(404);
    expect((await sendBytes(app, person, id, 40, Buffer.alloc(60))).status).toBe(404);
  }
  expect((await sendBytes(app, person, half, 40, Buffer.alloc(60))).body).toEqual({ offset: 100 });
});

test('a refused upload is removed at once, with its pieces', async () => {
  const person = await registerPerson(app);
  const { files, store } = open();
  const id = await upload(app, person, SOUND.name, Buffer.from('<svg onload="alert(1)"/>'));
  const keys = await runSql(app.databaseUrl, 'select key from file_upload_pieces where upload_id = $1', [id]);
  expect(keys).toHaveLength(1);
  expect(await finish(files, person.id, id)).toMatchObject({ error: { code: 'type_refused' } });
  expect(await store.read(keys[0].key)).toBeUndefined();
  expect((await person.call('GET', `/files/uploads/${id}`)).status).toBe(404);
});

test('an admin, who photographs for many buyers, may begin more uploads than a member', async () => {
  const [member, admin] = [await registerPerson(app), await registerAdmin(app)];
  for (const person of [member, admin]) await begin(person, 20);
  await runSql(app.databaseUrl, `update rate_limits set count = 120 where key = any($1)`, [
    [member, admin].map(({ id }) => `files.beginUpload:member:${id}`),
  ]);
  const next = { id: newId(), kind: SOUND.name, size: 20 };
  const refused = await member.call('POST', '/files/uploads', next);
  expect([refused.status, refused.body.code]).toEqual([429, 'TOO_MANY_REQUESTS']);
  await begin(admin, 20);
});
