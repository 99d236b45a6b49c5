// The chunks of a PNG file as far as character cards use them: a text is found, a text is put in. No pixel is looked at.

import { err, type Failure, ok, type Result } from '../../../../kit/core/result.ts';

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
/** Length, type and checksum stand around the data. */
const AROUND = 12;
const HEADER_BYTES = 13;
const CHUNKS_MAX = 20_000;

export type Chunk = { readonly type: string; readonly data: Uint8Array };

export const isPng = (bytes: Uint8Array): boolean => SIGNATURE.every((byte, at) => bytes[at] === byte);

/**
 * The chunks of a file, from `IHDR` to `IEND`; what follows is not looked at. `damaged`: a length that leads out of the
 * file, a checksum that does not fit, a missing beginning or end.
 */
export function readChunks(bytes: Uint8Array): Result<Chunk[], Failure<'damaged'>> {
  if (!isPng(bytes)) return err('damaged');
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const chunks: Chunk[] = [];
  let at = SIGNATURE.length;
  while (at + AROUND <= bytes.length && chunks.length < CHUNKS_MAX) {
    const length = view.getUint32(at);
    const end = at + AROUND + length;
    if (end > bytes.length) return err('damaged');
    const data = bytes.subarray(at + 8, end - 4);
    if (view.getUint32(end - 4) !== checksum(bytes.subarray(at + 4, end - 4))) return err('damaged');
    const type = latin(bytes.subarray(at + 4, at + 8));
    const isHeader = type === 'IHDR' && length === HEADER_BYTES;
    if ((chunks.length === 0) !== isHeader) return err('damaged');
    chunks.push({ type, data });
    if (type === 'IEND') return ok(chunks);
    at = end;
  }
  return err('damaged');
}

/** The keyword and what follows it, of a chunk that holds text; undefined for one that is none. */
export function keywordOf({
  data,
}: Chunk): { readonly keyword: string; readonly rest: Uint8Array } | undefined {
  const end = data.indexOf(0);
  if (end < 1 || end > 79) return undefined;
  return { keyword: latin(data.subarray(0, end)).toLowerCase(), rest: data.subarray(end + 1) };
}

/** The same file with a text under the keyword before its end; texts of that keyword that it had are left out. */
export function withText(
  bytes: Uint8Array,
  keyword: string,
  text: string,
): Result<Uint8Array, Failure<'damaged'>> {
  const read = readChunks(bytes);
  if (!read.ok) return read;
  const others = read.value.filter(
    (chunk) => !(chunk.type === 'tEXt' && keywordOf(chunk)?.keyword === keyword) && chunk.type !== 'IEND',
  );
  const added = { type: 'tEXt', data: fromLatin(`${keyword}\0${text}`) };
  const parts = [...others, added, { type: 'IEND', data: new Uint8Array() }].map(writeChunk);
  const size = parts.reduce((sum, part) => sum + part.length, SIGNATURE.length);
  const file = new Uint8Array(size);
  file.set(SIGNATURE);
  let at = SIGNATURE.length;
  for (const part of parts) {
    file.set(part, at);
    at += part.length;
  }
  return ok(file);
}

function writeChunk({ type, data }: Chunk): Uint8Array {
  const chunk = new Uint8Array(AROUND + data.length);
  const view = new DataView(chunk.buffer);
  view.setUint32(0, data.length);
  chunk.set(fromLatin(type), 4);
  chunk.set(data, 8);
  view.setUint32(8 + data.length, checksum(chunk.subarray(4, 8 + data.length)));
  return chunk;
}

/** A pass for as many bytes as an argument list takes. */
const PIECE = 8192;

/** Each byte as the character of its number. */
export function latin(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += PIECE)
    text += String.fromCharCode(...bytes.subarray(at, at + PIECE));
  return text;
}

const fromLatin = (text: string) => Uint8Array.from(text, (char) => char.charCodeAt(0));

const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let crc = byte;
  for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? 0xed_b8_83_20 ^ (crc >>> 1) : crc >>> 1;
  return crc;
});

/** CRC-32 as the PNG specification has it (annex D). */
function checksum(bytes: Uint8Array): number {
  let crc = 0xff_ff_ff_ff;
  for (const byte of bytes) crc = (CRC_TABLE[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8);
  return (crc ^ 0xff_ff_ff_ff) >>> 0;
}
