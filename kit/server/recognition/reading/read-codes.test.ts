// Bar codes and QR codes, drawn and read again.

import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { prepareZXingModule, writeBarcode } from 'zxing-wasm/writer';
import { type CodeReader, openCodeReader } from './read-codes.ts';

let read: CodeReader;
beforeAll(async () => {
  const file = createRequire(import.meta.url).resolve('zxing-wasm/writer/zxing_writer.wasm');
  const bytes = await readFile(file);
  const wasmBinary = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength);
  await prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true });
  read = await openCodeReader();
});

type Format = NonNullable<NonNullable<Parameters<typeof writeBarcode>[1]>['format']>;

/** On a white page, as large as on a label that is photographed. */
async function draw(text: string, format: Format, turn = 0): Promise<Buffer> {
  const { image, error } = await writeBarcode(text, { format, scale: 4 });
  if (!image) throw new Error(error);
  return sharp(await image.arrayBuffer())
    .extend({ top: 60, bottom: 60, left: 60, right: 60, background: 'white' })
    .rotate(turn, { background: 'white' })
    .flatten({ background: 'white' })
    .jpeg({ quality: 80 })
    .toBuffer();
}

async function codesIn(picture: Buffer) {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return read({ data, width: info.width, height: info.height });
}

test.each([
  ['EAN-13', '6901234567892'],
  ['QRCode', 'https://item.taobao.com/item.htm?id=675432109876'],
  ['QRCode', '帆布鞋 ￥129'],
  ['Code128', 'YL261123-7K3QXM'],
] as const)('%s %s', async (format, text) => {
  expect((await codesIn(await draw(text, format))).map((code) => code.text)).toEqual([text]);
  expect((await codesIn(await draw(text, format, 4))).map((code) => code.text)).toEqual([text]);
});

test('a picture without any has none', async () => {
  const empty = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#eee' } })
    .png()
    .toBuffer();
  expect(await codesIn(empty)).toEqual([]);
});
