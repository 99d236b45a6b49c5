import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { buildPackage } from '../testing/build-package.ts';
import { runReader } from './run-reader.ts';

const MEDIA = 5000;
const SOUND_BYTES = 10_500;
const MIB = 1024 * 1024;

it('reads 50 MB with 5,000 media in less than 400 MB of memory', { timeout: 60_000 }, async () => {
  // One sound for all: what is read weighs the same, and is made in a fraction of the time.
  const sound = randomBytes(SOUND_BYTES);
  const names = Array.from({ length: MEDIA }, (_, index) => `sound-${index}.mp3`);
  const path = await buildPackage({
    layout: 'anki21b',
    fieldNames: ['Hanzi', 'Pinyin', 'Sound'],
    fronts: ['{{Hanzi}}'],
    notes: names.map((name) => ({ fields: ['你好', 'nǐ hǎo', `[sound:${name}]`] })),
    media: new Map(names.map((name) => [name, sound])),
  });
  const folder = mkdtempSync(join(tmpdir(), 'anki-'));
  onTestFinished(() => {
    rmSync(folder, { recursive: true });
    rmSync(path);
  });
  expect(statSync(path).size).toBeGreaterThan(50 * MIB);
  let [sounds, peak] = [0, 0];
  for await (const line of runReader(path, folder)) {
    if (line.kind === 'sound') sounds += 1;
    if (line.kind === 'end') peak = line.peakKilobytes / 1024;
  }
  expect(sounds).toBe(MEDIA);
  expect(peak).toBeGreaterThan(20);
  expect(peak).toBeLessThan(400);
});
