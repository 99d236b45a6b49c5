// Looks into a video by its own bytes, whatever it was called when it was sent.

import { err } from '../../../../kit/core/result.ts';
import { probeMp4 } from './probe-mp4.ts';
import { probeWebm } from './probe-webm.ts';
import type { Probed, ReadBytes } from './video-facts.ts';

const STARTS = { webm: [0x1a, 0x45, 0xdf, 0xa3], mp4: [0x66, 0x74, 0x79, 0x70] } as const;

/** `broken` for what was cut, or is something else besides; a container that is neither is broken too. */
export async function probeVideo(read: ReadBytes, size: number): Promise<Probed> {
  const head = await read(0, 12);
  const begins = (bytes: readonly number[], at: number) =>
    bytes.every((byte, index) => head[at + index] === byte);
  if (begins(STARTS.webm, 0)) return probeWebm(read, size);
  return begins(STARTS.mp4, 4) ? probeMp4(read, size) : err('broken');
}
