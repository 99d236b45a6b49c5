// Videos over HTTP: who may, what is refused, what children see, and that nothing half is ever seen.

import { randomUUID } from 'node:crypto';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { startApp } from '../../../app/testing/apps/start-app.ts';
import { registerAdmin, registerPerson, runSql } from '../../../app/testing/clients/people.ts';
import { upload } from '../../../app/testing/clients/uploads.ts';
import { makeMp4 } from '../../../kit/server/testing/make-mp4.ts';

const app = await startApp();
const admin = await registerAdmin(app);
const learner = await registerPerson(app);

const NAMED = {
  title: { zh: '小鸭子', en: 'The duckling', pt: 'O patinho' },
  level: 'preschool',
  language: 'zh',
} as const;
const NO_CAPTIONS = { zh: '', en: '', pt: '' };
const VTT = 'WEBVTT\n\n00:01.000 --> 00:02.500\n你好';

/** Sends a video and gives its id, once it was looked into. */
async function send(bytes: Buffer): Promise<string> {
  const id = randomUUID();
  const uploadId = await upload(app, admin, 'video', bytes);
  expect((await admin.call('PUT', `/admin/videos/${id}`, { ...NAMED, uploadId })).status).toBe(200);
  await vi.waitFor(async () => expect((await read(id)).state).not.toBe('waiting'), { timeout: 20_000 });
  return id;
}
const read = async (id: string) =>
  (await admin.call('GET', '/admin/videos')).body.videos.find((video: { id: string }) => video.id === id);
const change = (id: string, version: number, more: object = {}) =>
  admin.call('POST', `/admin/videos/${id}`, {
    ...NAMED,
    version,
    captions: NO_CAPTIONS,
    isPublished: true,
    ...more,
  });
const shown = async () => (await app.guest().call('GET', '/videos')).body;
const filesOf = () =>
  runSql(app.databaseUrl, "select count(*)::int as n from file_uses where kind = 'video'");

test('only admins send and change videos; everybody sees the list', async () => {
  const id = randomUUID();
  const calls = [
    ['GET', '/admin/videos'],
    ['PUT', `/admin/videos/${id}`, { ...NAMED, uploadId: id }],
    ['POST', `/admin/videos/${id}`, { ...NAMED, version: 1, captions: NO_CAPTIONS, isPublished: true }],
    ['PUT', `/admin/videos/${id}/poster`, { uploadId: id }],
    ['DELETE', `/admin/videos/${id}`, { version: 1 }],
  ] as const;
  for (const [method, path, body] of calls) {
    expect([path, (await app.guest().call(method, path, body)).status]).toEqual([path, 401]);
    expect([path, (await learner.call(method, path, body)).status]).toEqual([path, 403]);
  }
  expect(await shown()).toEqual([]);
});

test('a video is seen once it was looked into and published, in ranges and with its captions', async () => {
  const bytes = makeMp4();
  const id = await send(bytes);
  expect(await read(id)).toMatchObject({ state: 'ready', width: 1280, height: 720, seconds: 90, version: 1 });
  expect(await shown()).toEqual([]);
  expect((await change(id, 1, { captions: { ...NO_CAPTIONS, zh: VTT } })).body).toEqual({ version: 2 });
  const [video] = await shown();
  expect(video).toMatchObject({ id, title: NAMED.title, length: 90, captions: ['zh'] });
  const part = await fetch(`${app.url}${video.address}`, { headers: { range: 'bytes=4-7' } });
  expect([part.status, await part.text(), part.headers.get('content-range')]).toEqual([
    206,
    'ftyp',
    `bytes 4-7/${bytes.length}`,
  ]);
  expect(part.headers.get('content-type')).toBe('video/mp4');
  const captions = await fetch(`${app.url}/api/videos/${id}/captions/zh`);
  expect([captions.headers.get('content-type'), await captions.text()]).toEqual([
    'text/vtt; charset=utf-8',
    VTT,
  ]);
  expect((await fetch(`${app.url}/api/videos/${id}/captions/en`)).status).toBe(404);
});

test.each([
  ['cut', makeMp4().subarray(0, 500), 'broken'],
  ['also a page', Buffer.concat([makeMp4(), Buffer.from('<script>x</script>')]), 'broken'],
  ['too long', makeMp4({ seconds: 1200 }), 'too_long'],
  ['in a codec that browsers do not play', makeMp4({ codec: 'hvc1' }), 'unplayable'],
])('a video that is %s says so, is kept nowhere and cannot be shown', async (_name, bytes, problem) => {
  withoutConverter();
  const [before] = await filesOf();
  const id = await send(Buffer.from(bytes));
  expect(await read(id)).toMatchObject({ state: 'refused', problem, address: null });
  expect(await filesOf()).toEqual([before]);
  expect((await change(id, 1)).body.code).toBe('VIDEO_NOT_READY');
});

test('what is no video, and what is too large, is refused before it is stored', async () => {
  const uploadId = await upload(app, admin, 'video', Buffer.from('%PDF-1.4 a document, whatever its name'));
  const refused = await admin.call('PUT', `/admin/videos/${randomUUID()}`, { ...NAMED, uploadId });
  expect([refused.status, refused.body.data]).toEqual([422, { problem: 'type_refused' }]);
  const large = { id: randomUUID(), kind: 'video', size: 200 * 1024 * 1024 };
  expect((await admin.call('POST', '/files/uploads', large)).body.code).toBe('FILE_TOO_LARGE');
});

test('where there is a converter, what browsers do not play is converted, and the sent file goes', async () => {
  await withConverter(`cp "${await fixture(makeMp4({ seconds: 61 }))}" "$target"`);
  const [before] = await filesOf();
  const id = await send(makeMp4({ codec: 'hvc1' }));
  expect(await read(id)).toMatchObject({ state: 'ready', seconds: 61 });
  expect(await filesOf()).toEqual([{ n: Number(before?.['n']) + 1 }]);
});

test('a conversion that fails, or that writes half a video, leaves nothing to be seen', async () => {
  await withConverter('echo half > "$target"; exit 1');
  expect(await read(await send(makeMp4({ codec: 'hvc1' })))).toMatchObject({ problem: 'conversion_failed' });
  await withConverter(`head -c 400 "${await fixture(makeMp4())}" > "$target"`);
  expect(await read(await send(makeMp4({ codec: 'hvc1' })))).toMatchObject({ problem: 'conversion_failed' });
});

test('sent again after a lost answer a video is there once', async () => {
  const id = randomUUID();
  const uploadId = await upload(app, admin, 'video', makeMp4({ seconds: 70 }));
  const put = () => admin.call('PUT', `/admin/videos/${id}`, { ...NAMED, uploadId });
  expect((await Promise.all([put(), put()])).map(({ status }) => status)).toEqual([200, 200]);
  const { videos } = (await admin.call('GET', '/admin/videos')).body;
  expect(videos.filter((video: { id: string }) => video.id === id)).toHaveLength(1);
});

test('of two admins who change one the second is told; captions must be WebVTT; what is deleted is gone', async () => {
  const id = await send(makeMp4({ seconds: 80 }));
  expect((await change(id, 1)).status).toBe(200);
  expect((await change(id, 1)).body.code).toBe('VIDEO_STALE');
  const broken = await change(id, 2, { captions: { ...NO_CAPTIONS, pt: '1\n00:01,000 --> 00:02,000\nOi' } });
  expect([broken.status, broken.body.data]).toEqual([422, { language: 'pt' }]);
  const [before] = await filesOf();
  expect((await admin.call('DELETE', `/admin/videos/${id}`, { version: 1 })).body.code).toBe('VIDEO_STALE');
  expect((await admin.call('DELETE', `/admin/videos/${id}`, { version: 2 })).status).toBe(200);
  expect((await admin.call('DELETE', `/admin/videos/${id}`, { version: 2 })).status).toBe(200);
  expect(await filesOf()).toEqual([{ n: Number(before?.['n']) - 1 }]);
  expect((await shown()).map((video: { id: string }) => video.id)).not.toContain(id);
});

const PATH = process.env.PATH ?? '';

async function fixture(bytes: Buffer): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'yulu-fixture-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(join(folder, 'made.mp4'), bytes);
  return join(folder, 'made.mp4');
}

/** A program that is called as ffmpeg is: what it writes goes to the last argument, `file:…`. */
async function withConverter(script: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'yulu-ffmpeg-'));
  const program = join(folder, 'ffmpeg');
  await writeFile(
    program,
    `#!/bin/sh\n[ "$1" = -version ] && exit 0\nfor last in "$@"; do target="\${last#file:}"; done\n${script}\n`,
  );
  await chmod(program, 0o755);
  process.env.PATH = `${folder}:${PATH}`;
  onTestFinished(async () => {
    process.env.PATH = PATH;
    await rm(folder, { recursive: true });
  });
}

/** Also on a machine that has one. */
function withoutConverter(): void {
  process.env.PATH = '/nowhere';
  onTestFinished(() => {
    process.env.PATH = PATH;
  });
}
