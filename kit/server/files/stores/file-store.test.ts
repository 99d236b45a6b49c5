// Both stores keep, range, replace and remove bytes alike; the bucket's over real HTTP.

import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { startS3Server } from '../../testing/s3-server.ts';
import type { ByteRange, FileStore } from './file-store.ts';
import { openFileStore } from './open-store.ts';

async function openFolder() {
  const dataFolder = await mkdtemp(join(tmpdir(), 'yulu-store-'));
  onTestFinished(() => rm(dataFolder, { recursive: true, force: true }));
  return dataFolder;
}

async function openDisk() {
  const dataFolder = await openFolder();
  return { dataFolder, ...openFileStore({ dataFolder, s3: undefined }) };
}

async function openBucket() {
  const server = await startS3Server();
  onTestFinished(server.close);
  const dataFolder = await openFolder();
  return { dataFolder, server, ...openFileStore({ dataFolder, s3: server.options }) };
}

async function textOf(store: FileStore, key: string, range?: ByteRange) {
  const stream = await store.read(key, range);
  return stream && (await buffer(stream)).toString();
}

test.each([
  ['disk', openDisk],
  ['bucket', openBucket],
])('%s: what is written can be read, whole and in parts, until it is removed', async (_name, open) => {
  const { store } = await open();
  await store.write('uploads/a/0', Buffer.from('one two three'));
  expect(await textOf(store, 'uploads/a/0')).toBe('one two three');
  expect(await textOf(store, 'uploads/a/0', { start: 4, end: 6 })).toBe('two');
  await store.write('uploads/a/0', Buffer.from('again'));
  expect(await textOf(store, 'uploads/a/0')).toBe('again');
  await store.remove('uploads/a/0');
  expect(await textOf(store, 'uploads/a/0')).toBeUndefined();
  await store.remove('uploads/a/0');
});

test.each([
  ['disk', openDisk],
  ['bucket', openBucket],
])('%s: a prefix is removed with all below it, and nothing beside it', async (_name, open) => {
  const { store } = await open();
  const keys = ['uploads/a/0', 'uploads/a/1', 'uploads/a/2', 'uploads/a/3', 'uploads/ab/0'];
  for (const key of keys) await store.write(key, Buffer.from(key));
  await store.removeAll('uploads/a/');
  const left = await Promise.all(keys.map((key) => textOf(store, key)));
  expect(left).toEqual([undefined, undefined, undefined, undefined, 'uploads/ab/0']);
});

test.each([
  ['disk', openDisk],
  ['bucket', openBucket],
])('%s: a file that is adopted is not left at its old place', async (_name, open) => {
  const { store, dataFolder } = await open();
  const path = join(dataFolder, 'made-elsewhere');
  await writeFile(path, 'adopted');
  await store.adopt(path, 'contents/ab/cd');
  expect(await textOf(store, 'contents/ab/cd')).toBe('adopted');
  expect(await readdir(dataFolder)).not.toContain('made-elsewhere');
});

test('a busy bucket is asked again', async () => {
  const { store, server } = await openBucket();
  server.failNext(1);
  await store.write('contents/a', Buffer.from('kept'));
  expect(server.objects.get('contents/a')?.toString()).toBe('kept');
});

test('a bucket that refuses the keys is an error, not an absent file', async () => {
  const { server, dataFolder } = await openBucket();
  const { store } = openFileStore({ dataFolder, s3: { ...server.options, accessKeyId: 'somebody-else' } });
  await expect(store.read('contents/a')).rejects.toThrow('AccessDenied');
});
