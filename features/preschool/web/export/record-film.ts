// Makes a video of a film: each frame is drawn at its own time, so that it is the same however slow the machine is.

import { type Film, pictureOf, STAGE } from '../../domain/index.ts';
import { recordSound, SAMPLE_RATE } from './record-sound.ts';
import { type Packet, writeWebm } from './webm.ts';

export type RecordingOptions = {
  readonly framesPerSecond: number;
  /** Seconds of the film. */
  readonly from?: number;
  readonly until?: number;
};

/** How often one can enter, in seconds. */
const KEY_FRAME_EVERY = 2;
const BITS_PER_SECOND = 1_800_000;
/** Frames that wait for the encoder hold a picture each. */
const MOST_WAITING = 6;

/** A WebM of 720p. Rejects where the browser cannot encode VP9 or Opus. */
export async function recordFilm(film: Film, options: RecordingOptions): Promise<Blob> {
  const { framesPerSecond, from = 0, until = film.length } = options;
  const [picture, sound] = await Promise.all([
    recordPicture(film, { framesPerSecond, from, until }),
    recordSound(film, from, until),
  ]);
  const bytes = writeWebm({
    ...STAGE,
    sampleRate: SAMPLE_RATE,
    opusHead: sound.opusHead,
    seconds: until - from,
    packets: [...picture, ...sound.packets],
  });
  return new Blob([bytes], { type: 'video/webm' });
}

async function recordPicture(
  film: Film,
  { framesPerSecond, from, until }: Required<RecordingOptions>,
): Promise<Packet[]> {
  const packets: Packet[] = [];
  let problem: DOMException | undefined;
  const encoder = new VideoEncoder({
    output: (chunk) => {
      const data = new Uint8Array(chunk.byteLength);
      chunk.copyTo(data);
      const milliseconds = Math.round(chunk.timestamp / 1000);
      packets.push({ track: 'video', milliseconds, isKey: chunk.type === 'key', data });
    },
    error: (error) => {
      problem = error;
    },
  });
  encoder.configure({
    codec: 'vp09.00.31.08',
    ...STAGE,
    bitrate: BITS_PER_SECOND,
    framerate: framesPerSecond,
  });
  const canvas = new OffscreenCanvas(STAGE.width, STAGE.height);
  const frames = Math.floor((until - from) * framesPerSecond);
  // An encoder that fails closes itself.
  for (let index = 0; index < frames && encoder.state === 'configured'; index++) {
    await draw(canvas, pictureOf(film, from + index / framesPerSecond));
    const timestamp = Math.round((index / framesPerSecond) * 1e6);
    const shown = new VideoFrame(canvas, { timestamp, duration: Math.round(1e6 / framesPerSecond) });
    encoder.encode(shown, { keyFrame: index % (framesPerSecond * KEY_FRAME_EVERY) === 0 });
    shown.close();
    while (encoder.encodeQueueSize > MOST_WAITING) await new Promise((go) => setTimeout(go, 5));
  }
  if (problem) throw problem;
  await encoder.flush();
  return packets;
}

async function draw(canvas: OffscreenCanvas, markup: string): Promise<void> {
  const sized = markup.replace('<svg ', `<svg width="${STAGE.width}" height="${STAGE.height}" `);
  const address = URL.createObjectURL(new Blob([sized], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    canvas.getContext('2d')?.drawImage(image, 0, 0, STAGE.width, STAGE.height);
  } finally {
    URL.revokeObjectURL(address);
  }
}
