// Looks into an MP4: whether its boxes fill the file to its end, and what its tracks are.

import { err, ok } from '../../../../kit/core/result.ts';
import type { Probed, ReadBytes } from './video-facts.ts';

type Box = { readonly type: string; readonly start: number; readonly end: number; readonly body: number };

/** The index of fifteen minutes takes less. */
const INDEX_MOST = 24 * 1024 * 1024;
const BOXES_MOST = 4096;

const textAt = (bytes: DataView, at: number): string =>
  String.fromCharCode(...Array.from({ length: 4 }, (_, index) => bytes.getUint8(at + index)));
const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** Undefined where no box can begin, or where it would reach beyond its end. */
function boxAt(view: DataView, at: number, offset: number, end: number): Box | undefined {
  if (at + 8 > view.byteLength) return undefined;
  const short = view.getUint32(at);
  const type = textAt(view, at + 4);
  const isLong = short === 1 && at + 16 <= view.byteLength;
  const size = isLong ? Number(view.getBigUint64(at + 8)) : short === 0 ? end - offset : short;
  const body = offset + (isLong ? 16 : 8);
  return size < body - offset || offset + size > end
    ? undefined
    : { type, start: offset, end: offset + size, body };
}

export async function probeMp4(read: ReadBytes, size: number): Promise<Probed> {
  const boxes: Box[] = [];
  for (let at = 0; at < size; at = boxes.at(-1)?.end ?? size) {
    const box = boxAt(viewOf(await read(at, 16)), 0, at, size);
    // What does not end with a box was cut, or is something else besides.
    if (!box || boxes.length >= BOXES_MOST) return err('broken');
    boxes.push(box);
  }
  const index = boxes.find(({ type }) => type === 'moov');
  const hasMedia = boxes.some(({ type }) => type === 'mdat' || type === 'moof');
  if (!index || !hasMedia || index.end - index.body > INDEX_MOST) return err('broken');
  const view = viewOf(await read(index.body, index.end - index.body));
  try {
    return readIndex(view);
  } catch (error) {
    // A box that names more than there is.
    if (error instanceof RangeError) return err('broken');
    throw error;
  }
}

function children(view: DataView, from: number, to: number): Box[] {
  const boxes: Box[] = [];
  for (let at = from; at + 8 <= to && boxes.length < BOXES_MOST; ) {
    const box = boxAt(view, at, at, to);
    if (!box) break;
    boxes.push(box);
    at = box.end;
  }
  return boxes;
}

/** The box at the end of a path of types. */
function find(view: DataView, within: Pick<Box, 'body' | 'end'>, path: readonly string[]): Box | undefined {
  const [type, ...rest] = path;
  const box = children(view, within.body, within.end).find((each) => each.type === type);
  return box && rest.length > 0 ? find(view, box, rest) : box;
}

function readIndex(view: DataView): Probed {
  const whole = { body: 0, end: view.byteLength };
  const header = find(view, whole, ['mvhd']);
  if (!header) return err('broken');
  const tracks = children(view, 0, view.byteLength)
    .filter(({ type }) => type === 'trak')
    .map((track) => readTrack(view, track));
  const picture = tracks.find(({ handler, codec }) => handler === 'vide' && codec !== undefined);
  if (!picture?.codec) return err('no_picture');
  const sound = tracks.find(({ handler }) => handler === 'soun');
  return ok({
    container: 'mp4',
    video: picture.codec,
    audio: sound ? (sound.codec ?? 'unknown') : null,
    width: picture.width,
    height: picture.height,
    seconds: readSeconds(view, header.body),
  });
}

function readSeconds(view: DataView, at: number): number {
  const isLong = view.getUint8(at) === 1;
  const scale = view.getUint32(at + (isLong ? 20 : 12));
  const duration = isLong ? Number(view.getBigUint64(at + 24)) : view.getUint32(at + 16);
  return scale === 0 ? 0 : duration / scale;
}

function readTrack(view: DataView, track: Box) {
  const header = find(view, track, ['tkhd']);
  const handler = find(view, track, ['mdia', 'hdlr']);
  const samples = find(view, track, ['mdia', 'minf', 'stbl', 'stsd']);
  // The last eight bytes of a track's header are its size, in 65,536ths of a pixel.
  const size = (back: number) => (header ? view.getUint32(header.end - back) / 65_536 : 0);
  return {
    handler: handler ? textAt(view, handler.body + 8) : '',
    codec: samples && samples.end - samples.body >= 16 ? textAt(view, samples.body + 12) : undefined,
    width: Math.round(size(8)),
    height: Math.round(size(4)),
  };
}
