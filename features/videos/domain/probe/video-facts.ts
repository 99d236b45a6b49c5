// What is known of a video by looking into it.

import type { Failure, Result } from '../../../../kit/core/result.ts';

/** Reads so many bytes from a place of the file; fewer at its end. */
export type ReadBytes = (offset: number, length: number) => Promise<Uint8Array>;

export type VideoFacts = {
  readonly container: 'mp4' | 'webm';
  /** As the container names it: `avc1`, `V_VP9`. */
  readonly video: string;
  /** Null for a silent one. */
  readonly audio: string | null;
  readonly width: number;
  readonly height: number;
  readonly seconds: number;
};

export type Probed = Result<VideoFacts, Failure<'broken'> | Failure<'no_picture'>>;

const PLAYED: Readonly<Record<VideoFacts['container'], readonly string[]>> = {
  mp4: ['avc1', 'avc3', 'mp4a'],
  webm: ['V_VP8', 'V_VP9', 'V_AV1', 'A_OPUS', 'A_VORBIS'],
};

/** Whether every browser that we serve plays it as it is. */
export function isPlayable({ container, video, audio }: VideoFacts): boolean {
  const codecs = audio === null ? [video] : [video, audio];
  return codecs.every((codec) => PLAYED[container].includes(codec));
}
