// Looks into a WebM or Matroska file: whether it is whole, and what its tracks are.

import { err, ok } from '../../../../kit/core/result.ts';
import type { Probed, ReadBytes } from './video-facts.ts';

type Element = { readonly id: number; readonly start: number; readonly end: number };

const ID = {
  segment: 0x18_53_80_67,
  info: 0x15_49_a9_66,
  tracks: 0x16_54_ae_6b,
  cluster: 0x1f_43_b6_75,
  scale: 0x2a_d7_b1,
  duration: 0x44_89,
  track: 0xae,
  kind: 0x83,
  codec: 0x86,
  video: 0xe0,
  width: 0xb0,
  height: 0xba,
} as const;
const HEADER = 0x1a_45_df_a3;
const ELEMENTS_MOST = 200_000;
/** Descriptions are small; what is larger is no description. */
const DESCRIPTION_MOST = 4 * 1024 * 1024;

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** A number of one to eight bytes, whose first bit set tells how many; `marked` keeps that bit, as ids do. */
function numberAt(view: DataView, at: number, marked: boolean) {
  if (at >= view.byteLength) return undefined;
  const first = view.getUint8(at);
  const length = Math.clz32(first) - 23;
  if (length > 8 || at + length > view.byteLength) return undefined;
  let value = marked ? first : first & (0xff >> length);
  let isUnknown = (first & (0xff >> length)) === 0xff >> length;
  for (let index = 1; index < length; index += 1) {
    const byte = view.getUint8(at + index);
    value = value * 256 + byte;
    isUnknown &&= byte === 0xff;
  }
  return { value, length, isUnknown };
}

/** Undefined where none can begin, or where it would reach beyond its end. */
function elementAt(view: DataView, at: number, offset: number, end: number): Element | undefined {
  const id = numberAt(view, at, true);
  const size = id && numberAt(view, at + id.length, false);
  if (!id || !size) return undefined;
  const start = offset + id.length + size.length;
  const stop = size.isUnknown ? end : start + size.value;
  return stop > end ? undefined : { id: id.value, start, end: stop };
}

export async function probeWebm(read: ReadBytes, size: number): Promise<Probed> {
  const next = async (at: number, end: number) => elementAt(viewOf(await read(at, 16)), 0, at, end);
  const header = await next(0, size);
  if (header?.id !== HEADER) return err('broken');
  const segment = await next(header.end, size);
  // What stands behind the segment is no video.
  if (segment?.id !== ID.segment || segment.end !== size) return err('broken');
  const found = new Map<number, Element>();
  let count = 0;
  for (let at = segment.start; at < segment.end; count += 1) {
    const element = await next(at, segment.end);
    if (!element || count > ELEMENTS_MOST) return err('broken');
    if (!found.has(element.id)) found.set(element.id, element);
    at = element.end;
  }
  const [info, tracks] = [found.get(ID.info), found.get(ID.tracks)];
  if (!info || !tracks || !found.has(ID.cluster)) return err('broken');
  if (Math.max(info.end - info.start, tracks.end - tracks.start) > DESCRIPTION_MOST) return err('broken');
  const load = async ({ start, end }: Element) => viewOf(await read(start, end - start));
  return describe(await load(info), await load(tracks));
}

function children(view: DataView, from = 0, to = view.byteLength): Element[] {
  const elements: Element[] = [];
  for (let at = from; at < to; ) {
    const element = elementAt(view, at, at, to);
    if (!element) break;
    elements.push(element);
    at = element.end;
  }
  return elements;
}

function unsigned(view: DataView, element: Element | undefined, other: number): number {
  if (!element) return other;
  let value = 0;
  for (let at = element.start; at < element.end; at += 1) value = value * 256 + view.getUint8(at);
  return value;
}

function float(view: DataView, element: Element | undefined): number {
  const length = element ? element.end - element.start : 0;
  if (!element || (length !== 4 && length !== 8)) return 0;
  return length === 4 ? view.getFloat32(element.start) : view.getFloat64(element.start);
}

function describe(info: DataView, tracks: DataView): Probed {
  const about = children(info);
  const nanoseconds = unsigned(
    info,
    about.find(({ id }) => id === ID.scale),
    1_000_000,
  );
  const duration = float(
    info,
    about.find(({ id }) => id === ID.duration),
  );
  const all = children(tracks)
    .filter(({ id }) => id === ID.track)
    .map((track) => readTrack(tracks, track));
  const picture = all.find(({ kind }) => kind === 1);
  if (!picture) return err('no_picture');
  return ok({
    container: 'webm',
    video: picture.codec,
    audio: all.find(({ kind }) => kind === 2)?.codec ?? null,
    width: picture.width,
    height: picture.height,
    seconds: (duration * nanoseconds) / 1e9,
  });
}

function readTrack(view: DataView, track: Element) {
  const parts = children(view, track.start, track.end);
  const part = (id: number) => parts.find((each) => each.id === id);
  const codec = part(ID.codec);
  const video = part(ID.video);
  const sizes = video ? children(view, video.start, video.end) : [];
  const text = codec
    ? String.fromCharCode(
        ...Array.from({ length: codec.end - codec.start }, (_, at) => view.getUint8(codec.start + at)),
      )
    : '';
  return {
    kind: unsigned(view, part(ID.kind), 0),
    codec: text.replaceAll('\0', ''),
    width: unsigned(
      view,
      sizes.find(({ id }) => id === ID.width),
      0,
    ),
    height: unsigned(
      view,
      sizes.find(({ id }) => id === ID.height),
      0,
    ),
  };
}
