// The picture of a person: uploaded, made anew, shown wherever the person is, replaced, removed.

import { glob } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../app/testing/apps/test-app.ts';
import {
  registerAdmin,
  registerPerson,
  runSql,
  type TestPerson,
} from '../../../../app/testing/clients/people.ts';
import { sendBytes, upload } from '../../../../app/testing/clients/uploads.ts';
import { newId } from '../../../../kit/server/new-id.ts';
import {
  makePhoto,
  makePictureBomb,
  makePolyglots,
  SVG_WITH_SCRIPT,
} from '../../../../kit/server/testing/pictures.ts';

let app: TestApp;
let photo: Buffer;
let other: Buffer;
beforeAll(async () => {
  app = await startTestApp();
  [photo, other] = await Promise.all([
    makePhoto({ width: 900, height: 600 }),
    makePhoto({ width: 300, height: 300 }, 'png'),
  ]);
});
afterAll(async () => app.stop());

async function setAvatar(person: TestPerson, bytes: Buffer) {
  const uploadId = await upload(app, person, 'avatar', bytes);
  return person.call('PUT', '/account/avatar', { uploadId });
}

const filesOf = ({ id }: TestPerson) =>
  runSql(app.databaseUrl, "select id, hash from file_uses where owner_id = $1 and kind = 'avatar'", [id]);

test('a photo becomes a square of 256 pixels, shown to the person and to admins', async () => {
  const [person, admin] = [await registerPerson(app), await registerAdmin(app)];
  expect((await person.call('GET', '/account/session')).body.person.avatar).toBeNull();
  const { status, body } = await setAvatar(person, photo);
  expect(status).toBe(200);
  const read = await fetch(`${app.url}${body.avatar}`);
  expect([read.status, read.headers.get('content-type')]).toEqual([200, 'image/webp']);
  const picture = Buffer.from(await read.arrayBuffer());
  expect(await sharp(picture).metadata()).toMatchObject({ width: 256, height: 256 });
  expect(picture.includes('YuluCamera')).toBe(false);
  expect((await person.call('GET', '/account/session')).body.person.avatar).toBe(body.avatar);
  const { people } = (await admin.call('GET', `/admin/users?search=${person.username}`)).body;
  expect(people).toMatchObject([{ id: person.id, avatar: body.avatar }]);
});

test('a new picture takes the place of the old, whose address is dead at once', async () => {
  const person = await registerPerson(app);
  const first = (await setAvatar(person, photo)).body.avatar;
  const second = (await setAvatar(person, other)).body.avatar;
  expect(second).not.toBe(first);
  expect((await fetch(`${app.url}${first}`)).status).toBe(404);
  expect((await fetch(`${app.url}${second}`)).status).toBe(200);
  expect(await filesOf(person)).toHaveLength(1);
});

test('the answer that was lost can be asked for again', async () => {
  const person = await registerPerson(app);
  const uploadId = await upload(app, person, 'avatar', photo);
  const put = () => person.call('PUT', '/account/avatar', { uploadId });
  const [first, second] = await Promise.all([put(), put()]);
  const third = await put();
  expect([first.status, second.status, third.status]).toEqual([200, 200, 200]);
  expect(third.body.avatar).toBe(first.body.avatar);
  expect(await filesOf(person)).toHaveLength(1);
});

test('two tabs with two pictures leave one of them', async () => {
  const person = await registerPerson(app);
  const answers = await Promise.all([setAvatar(person, photo), setAvatar(person, other)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  const { avatar } = (await person.call('GET', '/account/session')).body.person;
  expect((await fetch(`${app.url}${avatar}`)).status).toBe(200);
  expect(await filesOf(person)).toHaveLength(1);
});

test('without a picture again, nothing of it is left to be read', async () => {
  const person = await registerPerson(app);
  const { avatar } = (await setAvatar(person, photo)).body;
  const removed = await person.call('DELETE', '/account/avatar');
  expect([removed.status, removed.body.avatar]).toEqual([200, null]);
  expect((await person.call('DELETE', '/account/avatar')).status).toBe(200);
  expect((await fetch(`${app.url}${avatar}`)).status).toBe(404);
  expect(await filesOf(person)).toEqual([]);
});

test('bombs, polyglots and SVG are refused, each with its reason, and leave nothing', async () => {
  const person = await registerPerson(app);
  const bad: [string, Buffer][] = [
    ['picture_too_many_pixels', makePictureBomb({ width: 10_000, height: 10_000 })],
    ['type_refused', SVG_WITH_SCRIPT],
    ['picture_broken', photo.subarray(0, 4000)],
    ...Object.values(makePolyglots(photo)).map((bytes): [string, Buffer] => ['type_mixed', bytes]),
  ];
  const before = await listFiles();
  for (const [problem, bytes] of bad) {
    const { status, body } = await setAvatar(person, bytes);
    expect([status, body]).toMatchObject([422, { code: 'FILE_REFUSED', data: { problem } }]);
  }
  expect(await listFiles()).toEqual(before);
  expect(await filesOf(person)).toEqual([]);
  expect(
    await runSql(app.databaseUrl, 'select id from file_uploads where owner_id = $1', [person.id]),
  ).toEqual([]);
});

test('more than 2 MB is refused before a byte is sent', async () => {
  const person = await registerPerson(app);
  const size = 2 * 1024 * 1024 + 1;
  const { body } = await person.call('POST', '/files/uploads', { id: newId(), kind: 'avatar', size });
  expect(body).toMatchObject({ code: 'FILE_TOO_LARGE', data: { maxBytes: 2 * 1024 * 1024 } });
});

test('an upload that is not whole, another’s, or none of this kind is no picture', async () => {
  const [person, stranger] = [await registerPerson(app), await registerPerson(app)];
  const id = newId();
  await person.call('POST', '/files/uploads', { id, kind: 'avatar', size: photo.length });
  await sendBytes(app, person, id, 0, photo.subarray(0, 1000));
  const half = await person.call('PUT', '/account/avatar', { uploadId: id });
  expect(half.body).toMatchObject({ code: 'UPLOAD_INCOMPLETE', data: { offset: 1000 } });
  expect((await stranger.call('PUT', '/account/avatar', { uploadId: id })).status).toBe(404);
  expect((await person.call('PUT', '/account/avatar', { uploadId: newId() })).status).toBe(404);
  expect((await app.guest().call('PUT', '/account/avatar', { uploadId: id })).status).toBe(401);
  expect((await app.guest().call('DELETE', '/account/avatar')).status).toBe(401);
});

async function listFiles(): Promise<string[]> {
  const found: string[] = [];
  for await (const entry of glob('**/*', { cwd: join(app.dataFolder, 'files'), withFileTypes: true }))
    if (entry.isFile()) found.push(entry.name);
  return found.toSorted();
}
