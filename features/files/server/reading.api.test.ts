// Files are read by signed addresses, whole or in parts, and never as a page of ours.

import { expect, test } from 'vitest';
import { startApp } from '../../../app/testing/apps/start-app.ts';
import { SECRET } from '../../../app/testing/apps/test-app.ts';
import { registerPerson } from '../../../app/testing/clients/people.ts';
import { makeSound, openTestFiles, SOUND } from '../../../kit/server/testing/test-files.ts';

const app = await startApp({ fileKinds: [SOUND] });

const BYTES = makeSound(Buffer.alloc(5000, 'sound'));

async function storeSound() {
  const { db, files } = openTestFiles({ ...app, secret: SECRET }, [SOUND]);
  const person = await registerPerson(app);
  const put = await files.put(SOUND, [BYTES]);
  if (!put.ok) throw new Error(put.error.code);
  const used = await db.transaction((tx) => files.use(tx, person.id, put.value));
  if (!used.ok) throw new Error(used.error.code);
  const addressAt = (time: Date) => `${app.url}${files.addresses.addressOf(used.value.id, time)}`;
  const remove = () => files.delete(db, person.id, used.value.id);
  return { address: addressAt(new Date()), addressAt, remove };
}

const HOUR_MS = 3_600_000;

test('an address gives the bytes, with headers that keep them what they are', async () => {
  const { address } = await storeSound();
  const answer = await fetch(address);
  expect(answer.status).toBe(200);
  expect(Buffer.from(await answer.arrayBuffer())).toEqual(BYTES);
  const headers = Object.fromEntries(answer.headers);
  expect(headers).toMatchObject({
    'content-type': 'audio/wav',
    'content-length': String(BYTES.length),
    'content-disposition': 'inline; filename="sound.wav"',
    'cache-control': 'private, max-age=86400, immutable',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    'cross-origin-resource-policy': 'same-origin',
    'accept-ranges': 'bytes',
  });
  const again = await fetch(address, { headers: { 'if-none-match': headers['etag'] ?? '' } });
  expect(again.status).toBe(304);
});

test.each([
  ['bytes=0-9', 206, 0, 10],
  ['bytes=4990-', 206, 4990, 5016],
  ['bytes=-16', 206, 5000, 5016],
  ['bytes=5000-99999', 206, 5000, 5016],
  ['bytes=0-1,5-6', 200, 0, 5016],
  ['lines=1-2', 200, 0, 5016],
])('the range %s', async (range, status, start, end) => {
  const { address } = await storeSound();
  const answer = await fetch(address, { headers: { range } });
  expect(answer.status).toBe(status);
  expect(Buffer.from(await answer.arrayBuffer())).toEqual(BYTES.subarray(start, end));
  if (status === 206)
    expect(answer.headers.get('content-range')).toBe(`bytes ${start}-${end - 1}/${BYTES.length}`);
});

test('a range behind the end is refused; one for another content gets the whole', async () => {
  const { address } = await storeSound();
  const behind = await fetch(address, { headers: { range: 'bytes=6000-' } });
  expect([behind.status, behind.headers.get('content-range')]).toEqual([416, `bytes */${BYTES.length}`]);
  const changed = await fetch(address, { headers: { range: 'bytes=0-9', 'if-range': '"another"' } });
  expect(changed.status).toBe(200);
});

test('a wrong signature, a moved time and another file’s signature find nothing; an old address says that it is old', async () => {
  const [mine, theirs] = [await storeSound(), await storeSound()];
  const [url, foreign] = [new URL(mine.address), new URL(theirs.address)];
  const ends = Number(url.searchParams.get('until'));
  const changed = (change: (params: URLSearchParams) => void) => {
    const copy = new URL(url);
    change(copy.searchParams);
    return fetch(copy);
  };
  const wrong = [
    await changed((params) => params.set('signature', 'A'.repeat(43))),
    await changed((params) => params.delete('signature')),
    await changed((params) => params.set('until', String(ends + 86_400))),
    await changed((params) => params.set('signature', foreign.searchParams.get('signature') ?? '')),
  ];
  expect(wrong.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  const old = await fetch(mine.addressAt(new Date(Date.now() - 49 * HOUR_MS)));
  expect([old.status, await old.json()]).toMatchObject([410, { code: 'GONE' }]);
});

test('an address is good for a day at least, and the same for a day, so that browsers need not fetch anew', async () => {
  const { addressAt } = await storeSound();
  const morning = new Date('2026-11-22T00:00:00Z');
  const night = new Date('2026-11-22T23:59:59Z');
  expect(addressAt(morning)).toBe(addressAt(night));
  const until = Number(new URL(addressAt(night)).searchParams.get('until')) * 1000;
  expect(until - night.getTime()).toBeGreaterThan(24 * HOUR_MS);
});

test('a deleted file is gone at once, whoever has its address', async () => {
  const { address, remove } = await storeSound();
  await remove();
  expect((await fetch(address)).status).toBe(404);
});
