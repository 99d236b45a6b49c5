// What goes wrong with the process that reads: the product goes on, and the next picture is read.

import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { createRecogniser } from './recogniser.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'yulu-reading-'));
});
afterAll(async () => rm(folder, { recursive: true }));

/** The first byte of a picture says what becomes of it. */
const READS = `
process.on('message', ({ id, bytes }) => {
  if (bytes[0] === 1) process.exit(139);
  if (bytes[0] === 2) return;
  if (bytes[0] === 4) return process.send({ kind: 'used', id, ms: 1_000_000 });
  if (bytes[0] === 5) {
    process.send({ kind: 'used', id, ms: 5 });
    return setTimeout(() => process.send({ kind: 'read', id, picture: { width: 1, height: 1, lines: [], codes: [], circles: [] } }), 600);
  }
  if (bytes[0] === 3) return process.send({ kind: 'failed', id, detail: 'broken' });
  process.send({ kind: 'read', id, picture: { width: 1, height: 1, lines: [], codes: [], circles: [] } });
});
process.on('disconnect', () => process.exit(0));
process.send({ kind: 'ready' });`;
const CANNOT_LOAD = `process.send({ kind: 'unavailable', detail: 'no runtime for this processor' }); process.disconnect();`;

async function start(script: string, options: { readonly isOn?: boolean; readonly limitMs?: number } = {}) {
  const entry = join(folder, `${script.length}.mjs`);
  await writeFile(entry, script);
  const warn = vi.fn<() => void>();
  const recogniser = createRecogniser({ log: { warn }, isOn: true, entry, ...options });
  onTestFinished(recogniser.stop);
  return { ...recogniser, warn };
}

const codeOf = (reading: Awaited<ReturnType<Awaited<ReturnType<typeof start>>['read']>>) =>
  reading.ok ? 'read' : reading.error.code;
const picture = (first: number) => Uint8Array.of(first);

test('after a crash the next picture is read by a new process', async () => {
  const { read } = await start(READS);
  const all = await Promise.all([read(picture(0)), read(picture(1)), read(picture(3)), read(picture(0))]);
  expect(all.map(codeOf)).toEqual(['read', 'failed', 'failed', 'read']);
});

test('a picture that takes too long is given up, and the next one is read', async () => {
  const { read } = await start(READS, { limitMs: 500 });
  expect([await read(picture(0)), await read(picture(2)), await read(picture(0))].map(codeOf)).toEqual([
    'read',
    'too_slow',
    'read',
  ]);
});

test('the limit is of processor time: a machine that is busy with others takes longer and is not given up', async () => {
  const { read } = await start(READS, { limitMs: 300 });
  expect([await read(picture(5)), await read(picture(4)), await read(picture(0))].map(codeOf)).toEqual([
    'read',
    'too_slow',
    'read',
  ]);
});

test('eight wait, the ninth is told so', async () => {
  const { read } = await start(READS);
  const all = await Promise.all(Array.from({ length: 10 }, () => read(picture(0))));
  expect(all.map(codeOf)).toEqual([...Array<string>(9).fill('read'), 'busy']);
});

test('where the models cannot be loaded recognition is off, and the log says why', async () => {
  const { read, isOn, warn } = await start(CANNOT_LOAD);
  expect([codeOf(await read(picture(0))), isOn(), codeOf(await read(picture(0)))]).toEqual([
    'off',
    false,
    'off',
  ]);
  expect(warn).toHaveBeenCalledOnce();
});

test('switched off, nothing is started', async () => {
  const { read, isOn } = await start('throw new Error()', { isOn: false });
  expect([codeOf(await read(picture(0))), isOn()]).toEqual(['off', false]);
});
