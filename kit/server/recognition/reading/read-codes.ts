// Reads bar codes and QR codes in a picture.

import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import type { PictureCode } from '../../../core/recognised-picture.ts';
import type { Pixels } from './pixels.ts';

const CODES_MOST = 8;
const TEXT_MOST = 2000;

export type CodeReader = (pixels: Pixels) => Promise<PictureCode[]>;

/** From the file of the package: it would else be fetched from another host. */
export async function openCodeReader(): Promise<CodeReader> {
  const file = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');
  const bytes = await readFile(file);
  const wasmBinary = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength);
  await prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true });
  return async (pixels) => {
    const found = await readBarcodes(toImageData(pixels), {
      formats: ['QRCode', 'EAN-13', 'EAN-8', 'UPC-A', 'Code128', 'DataMatrix'],
      maxNumberOfSymbols: CODES_MOST,
    });
    return found.map(({ format, text }) => ({ format, text: text.slice(0, TEXT_MOST) }));
  };
}

function toImageData({ data, width, height }: Pixels) {
  const withAlpha = new Uint8ClampedArray(width * height * 4).fill(255);
  for (let at = 0; at < width * height; at++) withAlpha.set(data.subarray(at * 3, at * 3 + 3), at * 4);
  return { data: withAlpha, width, height, colorSpace: 'srgb' as const };
}
