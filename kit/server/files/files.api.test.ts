// The port on a real database: equal bytes are stored once, and go when nobody uses them any more, however that came.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { glob } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { SECRET, type TestApp, withTestApp } from '../../../app/testing/apps/test-app.ts';
import { registerPerson, runSql } from '../../../app/testing/clients/people.ts';
import type { UserId } from '../../core/user-id.ts';
import { newId } from '../new-id.ts';
import { childEnvironment } from '../testing/child-environment.ts';
import { startS3Server } from '../testing/s3-server.ts';
import { makeSound, openTestFiles, SOUND } from '../testing/test-files.ts';
import type { Files, FileUse } from './files.ts';

const open = (app: TestApp) => openTestFiles({ ...app, secret: SECRET }, [SOUND]);

/** What lies on the disk below the folder of files, folders left out. */
async function listFiles({ dataFolder }: Pick<TestApp, 'dataFolder'>): Promise<string[]> {
  const found: string[] = [];
  for await (const entry of glob('**/*', { cwd: join(dataFolder, 'files'), withFileTypes: true }))
    if (entry.isFile()) found.push(entry.name);
  return found;
}

async function store({ db, files }: ReturnType<typeof open>, ownerId: UserId, bytes: Buffer) {
  const put = await files.put(SOUND, [bytes]);
  if (!put.ok) throw new Error(put.error.code);
  const used = await db.transaction((tx) => files.use(tx, ownerId, put.value));
  if (!used.ok) throw new Error(used.error.code);
  return used.value;
}

async function readAll(files: Files, file: FileUse): Promise<Buffer | undefined> {
  const stream = await files.get(file);
  return stream && buffer(stream);
}

test('equal bytes of two people are stored once, and stay until both have deleted them', async () => {
  const app = await withTestApp();
  const opened = open(app);
  const { db, files } = opened;
  const [one, two] = [await registerPerson(app), await registerPerson(app)];
  const bytes = makeSound(Buffer.from('the same sound'));
  const [first, second] = [await store(opened, one.id, bytes), await store(opened, two.id, bytes)];
  expect(first.hash).toBe(second.hash);
  expect(await listFiles(app)).toHaveLength(1);
  expect(await files.delete(db, two.id, first.id)).toBe(false);
  expect(await files.delete(db, one.id, first.id)).toBe(true);
  await files.clean(0);
  expect(await readAll(files, second)).toEqual(bytes);
  expect(await files.delete(db, two.id, second.id)).toBe(true);
  await files.clean(0);
  expect(await listFiles(app)).toEqual([]);
  expect(await runSql(app.databaseUrl, 'select * from file_contents')).toEqual([]);
});

test('what is read in parts is part of the whole', async () => {
  const app = await withTestApp();
  const opened = open(app);
  const person = await registerPerson(app);
  const bytes = makeSound(Buffer.alloc(200_000, 'part'));
  const file = await store(opened, person.id, bytes);
  const part = await opened.files.get(file, { start: 70_000, end: 139_999 });
  expect(part && (await buffer(part))).toEqual(bytes.subarray(70_000, 140_000));
});

test('bytes that nobody used are left alone for a while, then removed', async () => {
  const app = await withTestApp();
  const { files } = open(app);
  expect(await files.put(SOUND, [makeSound(Buffer.from('nobody’s'))])).toMatchObject({ ok: true });
  await files.clean();
  expect(await listFiles(app)).toHaveLength(1);
  await runSql(app.databaseUrl, "update file_contents set unused_since = now() - interval '2 hours'");
  await files.clean();
  expect(await listFiles(app)).toEqual([]);
});

test('while bytes are removed, somebody stores the same: they are there afterwards', async () => {
  const app = await withTestApp();
  const opened = open(app);
  const person = await registerPerson(app);
  const bytes = makeSound(Buffer.from('again and again'));
  for (let round = 0; round < 10; round += 1) {
    const file = await store(opened, person.id, bytes);
    await opened.files.delete(opened.db, person.id, file.id);
    // Long unused, so that this very run of the job takes them; the grace covers whoever stores them meanwhile.
    await runSql(app.databaseUrl, "update file_contents set unused_since = now() - interval '2 hours'");
    const [again] = await Promise.all([opened.files.put(SOUND, [bytes]), opened.files.clean()]);
    if (!again.ok) throw new Error(again.error.code);
    const used = await opened.db.transaction((tx) => opened.files.use(tx, person.id, again.value));
    if (!used.ok) throw new Error(used.error.code);
    expect(await readAll(opened.files, used.value)).toEqual(bytes);
    await opened.files.delete(opened.db, person.id, used.value.id);
  }
});

test('with a person go their files and unfinished uploads', async () => {
  const app = await withTestApp();
  const opened = open(app);
  const { files } = opened;
  const person = await registerPerson(app);
  await store(opened, person.id, makeSound(Buffer.from('mine')));
  const upload = await files.uploads.begin({ id: newId(), ownerId: person.id, kind: SOUND.name, size: 100 });
  if (!upload.ok) throw new Error(upload.error.code);
  await files.uploads.append(upload.value, 0, [Buffer.alloc(60)]);
  expect(await listFiles(app)).toHaveLength(2);
  await runSql(app.databaseUrl, 'delete from users where id = $1', [person.id]);
  await files.clean(0);
  expect(await listFiles(app)).toEqual([]);
  for (const table of ['file_uses', 'file_contents', 'file_uploads', 'file_upload_pieces', 'file_removals'])
    expect(await runSql(app.databaseUrl, `select * from ${table}`)).toEqual([]);
});

test('nobody stores more of a kind than it allows, also not two at once', async () => {
  const app = await withTestApp();
  const opened = open(app);
  const { db, files } = opened;
  const person = await registerPerson(app);
  const contents = await Promise.all(
    ['a', 'b', 'c', 'd', 'e'].map(async (name) => files.put(SOUND, [makeSound(Buffer.from(name))])),
  );
  const used = await Promise.all(
    contents.map(async (put) => {
      if (!put.ok) throw new Error(put.error.code);
      return db.transaction((tx) => files.use(tx, person.id, put.value));
    }),
  );
  expect(used.filter(({ ok }) => ok)).toHaveLength(SOUND.perPerson.files);
  expect(used.find(({ ok }) => !ok)).toMatchObject({ error: { code: 'quota_used_up' } });
});

test('what is refused leaves neither bytes nor rows', async () => {
  const app = await withTestApp();
  const { files } = open(app);
  expect(await files.put(SOUND, [Buffer.from('<svg onload="alert(1)"/>')])).toMatchObject({
    ok: false,
    error: { code: 'type_refused' },
  });
  const tooLarge = { ...SOUND, maxBytes: 10 };
  expect(await files.put(tooLarge, [makeSound(Buffer.alloc(10))])).toMatchObject({
    error: { code: 'too_large' },
  });
  expect(await listFiles(app)).toEqual([]);
  expect(await runSql(app.databaseUrl, 'select * from file_contents')).toEqual([]);
});

test('a source that breaks off leaves nothing', async () => {
  const app = await withTestApp();
  const { files } = open(app);
  async function* broken() {
    yield makeSound(Buffer.alloc(100));
    throw new Error('the connection is gone');
  }
  await expect(files.put(SOUND, broken())).rejects.toThrow('the connection is gone');
  expect(await listFiles(app)).toEqual([]);
});

test('a process killed while it stores leaves nothing once the job has run', async () => {
  const app = await withTestApp();
  const { files } = open(app);
  const child = spawn(process.execPath, [join(import.meta.dirname, '../testing/store-for-ever.ts')], {
    env: { ...childEnvironment, DATABASE_URL: app.databaseUrl, DATA_FOLDER: app.dataFolder },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  // It says so when some are stored and others on their way.
  await once(child.stdout, 'data');
  child.kill('SIGKILL');
  await once(child, 'exit');
  expect(await listFiles(app)).not.toEqual([]);
  await files.clean(0);
  expect(await listFiles(app)).toEqual([]);
  expect(await runSql(app.databaseUrl, 'select * from file_contents')).toEqual([]);
});

test('all of it in a bucket', async () => {
  const server = await startS3Server();
  const app = await withTestApp();
  const opened = openTestFiles({ ...app, secret: SECRET, s3: server.options }, [SOUND]);
  const { db, files } = opened;
  const person = await registerPerson(app);
  const bytes = makeSound(Buffer.alloc(100_000, 'bucket'));
  const file = await store(opened, person.id, bytes);
  expect([...server.objects.values()]).toEqual([bytes]);
  expect(await readAll(files, file)).toEqual(bytes);
  expect(await listFiles(app)).toEqual([]);
  await files.delete(db, person.id, file.id);
  await files.clean(0);
  expect(server.objects.size).toBe(0);
  await server.close();
});
