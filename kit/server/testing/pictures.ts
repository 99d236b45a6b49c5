// Pictures for tests: good ones, and ones made to harm whoever opens them.

import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

type Size = { readonly width: number; readonly height: number };

/** Noise, so that it does not compress away; with EXIF that names a place. */
export function makePhoto(
  { width, height }: Size,
  format: 'jpeg' | 'png' | 'webp' = 'jpeg',
): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  return sharp({ create: { width, height, channels: 3, background: 'teal', noise } })
    .withExif({ IFD0: { Make: 'YuluCamera' }, IFD3: { GPSLatitude: '31/1 13/1 0/1' } })
    .toFormat(format)
    .toBuffer();
}

/** Two frames of an animation, the first red and the second blue. */
export async function makeAnimation({ width, height }: Size): Promise<Buffer> {
  const frame = (background: string) =>
    sharp({ create: { width, height, channels: 3, background } })
      .png()
      .toBuffer();
  return sharp([await frame('red'), await frame('blue')], { join: { animated: true } })
    .gif()
    .toBuffer();
}

/** A few kilobytes that decode to as many pixels as their header says, all black. */
export function makePictureBomb({ width, height }: Size): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // One bit per pixel, grey.
  header.set([1, 0, 0, 0, 0], 8);
  const line = Buffer.alloc(1 + Math.ceil(width / 8));
  const lines = Buffer.alloc(line.length * height);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(lines, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}

export const SVG_WITH_SCRIPT = Buffer.from(
  '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>',
);

/** A good picture that is an archive, a page, a document or a program as well. */
export function makePolyglots(photo: Buffer): Readonly<Record<string, Buffer>> {
  const archiveEnd = Buffer.concat([Buffer.from('PK\u0005\u0006', 'latin1'), Buffer.alloc(18)]);
  // Right behind the two bytes with which a JPEG begins, a comment of the format.
  const withComment = (text: string) => {
    const length = Buffer.alloc(2);
    length.writeUInt16BE(text.length + 2);
    const comment = Buffer.concat([Buffer.from([0xff, 0xfe]), length, Buffer.from(text, 'latin1')]);
    return Buffer.concat([photo.subarray(0, 2), comment, photo.subarray(2)]);
  };
  return {
    archive: Buffer.concat([photo, archiveEnd]),
    page: withComment('<HTML><body>'),
    script: Buffer.concat([photo, Buffer.from('<script>alert(1)</script>')]),
    php: withComment('<?php system($_GET[0]); ?>'),
    document: withComment('%PDF-1.4'),
  };
}
