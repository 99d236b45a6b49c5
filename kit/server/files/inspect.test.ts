// What becomes of a file that somebody sends: pictures are made anew, and what is no picture, or more than one, is refused.

import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { type FileKind, PICTURE_TYPES } from '../../core/file-kind.ts';
import {
  makeAnimation,
  makePhoto,
  makePictureBomb,
  makePolyglots,
  SVG_WITH_SCRIPT,
} from '../testing/pictures.ts';
import { inspect } from './inspect.ts';
import { spool } from './spool.ts';

const KIND: FileKind = {
  name: 'portrait',
  maxBytes: 3_000_000,
  types: PICTURE_TYPES,
  picture: { width: 64, height: 64, fit: 'cover', maxPixels: 20_000_000 },
  perPerson: { files: 1, bytes: 1_000_000 },
};

async function inspectBytes(bytes: Uint8Array, kind = KIND) {
  const folder = await mkdtemp(join(tmpdir(), 'yulu-inspect-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const spooled = await spool(folder, [bytes], kind.maxBytes);
  if (!spooled.ok) return { spooled, left: await readdir(folder) };
  const result = await inspect(spooled.value, kind, folder);
  const left = await readdir(folder);
  return { result, left, made: result.ok ? await readFile(result.value.path) : undefined };
}

test.each(['jpeg', 'png', 'webp'] as const)(
  'a %s becomes a small square without metadata',
  async (format) => {
    const photo = await makePhoto({ width: 300, height: 200 }, format);
    expect(photo.includes('YuluCamera')).toBe(true);
    const { result, made = Buffer.alloc(0), left } = await inspectBytes(photo);
    expect(result).toMatchObject({ ok: true, value: { mediaType: 'image/webp', size: made.length } });
    const { format: found, width, height, exif, pages } = await sharp(made).metadata();
    expect({ found, width, height, exif, pages }).toEqual({
      found: 'webp',
      width: 64,
      height: 64,
      exif: undefined,
      pages: undefined,
    });
    expect(left).toHaveLength(1);
  },
);

test('a photo that lies on its side is set upright', async () => {
  const wide = await makePhoto({ width: 400, height: 100 });
  const lying = await sharp(wide).withMetadata({ orientation: 6 }).toBuffer();
  const rule = { width: 400, height: 400, fit: 'inside', maxPixels: 1_000_000 } as const;
  const { made } = await inspectBytes(lying, { ...KIND, picture: rule });
  expect(await sharp(made).metadata()).toMatchObject({ width: 100, height: 400 });
});

test('of an animation the first frame is taken', async () => {
  const { made } = await inspectBytes(await makeAnimation({ width: 80, height: 80 }));
  const { data, info } = await sharp(made).raw().toBuffer({ resolveWithObject: true });
  expect(info).toMatchObject({ width: 64, height: 64 });
  expect(data[0]).toBeGreaterThan(200);
  expect(data[2]).toBeLessThan(60);
});

test.each([
  ['of too many pixels in all', { width: 6000, height: 6000 }],
  ['of one endless line', { width: 100_000, height: 1 }],
])('a picture %s is not decoded', async (_what, size) => {
  const bomb = makePictureBomb(size);
  expect(bomb.length).toBeLessThan(20_000);
  const { result, left } = await inspectBytes(bomb);
  expect(result).toEqual({ ok: false, error: { code: 'picture_too_many_pixels', data: undefined } });
  expect(left).toEqual([]);
});

test('what is a picture and something else is refused', async () => {
  const photo = await makePhoto({ width: 100, height: 100 });
  for (const [name, bytes] of Object.entries(makePolyglots(photo))) {
    const { result, left } = await inspectBytes(bytes);
    expect([name, result]).toEqual([name, { ok: false, error: { code: 'type_mixed', data: undefined } }]);
    expect(left).toEqual([]);
  }
});

test.each([
  ['SVG with a script', SVG_WITH_SCRIPT],
  ['a page', Buffer.from('<!doctype html><p>hello')],
  ['text', Buffer.from('hello')],
  ['a program', Buffer.from('\u007fELF\u0002\u0001\u0001', 'latin1')],
  ['a TIFF, whose decoder is off', Buffer.from('II*\u0000\u0008\u0000\u0000\u0000', 'latin1')],
])('%s is refused by its content', async (_what, bytes) => {
  const { result, left } = await inspectBytes(bytes);
  expect(result).toEqual({ ok: false, error: { code: 'type_refused', data: undefined } });
  expect(left).toEqual([]);
});

test('a picture that breaks off is refused, not stored in half', async () => {
  const photo = await makePhoto({ width: 300, height: 200 });
  const { result, left } = await inspectBytes(photo.subarray(0, photo.length / 2));
  expect(result).toMatchObject({ ok: false, error: { code: 'picture_broken' } });
  expect(left).toEqual([]);
});

test('what is too large, or nothing, leaves no file', async () => {
  const small = { ...KIND, maxBytes: 10 };
  expect(await inspectBytes(Buffer.alloc(11), small)).toMatchObject({
    spooled: { error: { code: 'too_large' } },
    left: [],
  });
  expect(await inspectBytes(Buffer.alloc(0))).toMatchObject({
    spooled: { error: { code: 'empty' } },
    left: [],
  });
});

test('a recording is stored as it came, under the type that it has', async () => {
  const wav = Buffer.concat([
    Buffer.from('RIFF\u0024\u0000\u0000\u0000WAVEfmt ', 'latin1'),
    Buffer.alloc(40),
  ]);
  const { picture: _none, ...kind } = KIND;
  const { result, made } = await inspectBytes(wav, { ...kind, types: ['audio/wav'] });
  expect(result).toMatchObject({ ok: true, value: { mediaType: 'audio/wav' } });
  expect(made).toEqual(wav);
  expect((await inspectBytes(wav, { ...kind, types: ['audio/mpeg'] })).result).toMatchObject({ ok: false });
});
