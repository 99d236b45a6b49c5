// The music and sounds of a film as one Opus stream, rendered faster than they play.

import { type Film, notesOf } from '../../domain/index.ts';
import { playNote, playSound } from '../sound/instruments.ts';
import type { Packet } from './webm.ts';

export const SAMPLE_RATE = 48_000;
const VOLUME = 0.85;

export type Sound = { readonly packets: readonly Packet[]; readonly opusHead: Uint8Array };

export async function recordSound(film: Film, from: number, until: number): Promise<Sound> {
  const samples = await render(film, from, until);
  const packets: Packet[] = [];
  let opusHead = new Uint8Array();
  let problem: DOMException | undefined;
  const encoder = new AudioEncoder({
    output: (chunk, metadata) => {
      const described = metadata?.decoderConfig?.description;
      if (described) opusHead = Uint8Array.from(bytesOf(described));
      const data = new Uint8Array(chunk.byteLength);
      chunk.copyTo(data);
      packets.push({
        track: 'audio',
        milliseconds: Math.max(0, Math.round(chunk.timestamp / 1000)),
        isKey: true,
        data,
      });
    },
    error: (error) => {
      problem = error;
    },
  });
  encoder.configure({ codec: 'opus', sampleRate: SAMPLE_RATE, numberOfChannels: 1, bitrate: 80_000 });
  for (let at = 0; at < samples.length; at += SAMPLE_RATE) {
    const data = samples.slice(at, at + SAMPLE_RATE);
    const audio = new AudioData({
      format: 'f32-planar',
      sampleRate: SAMPLE_RATE,
      numberOfFrames: data.length,
      numberOfChannels: 1,
      timestamp: Math.round((at / SAMPLE_RATE) * 1e6),
      data,
    });
    encoder.encode(audio);
    audio.close();
  }
  await encoder.flush();
  if (problem) throw problem;
  return { packets, opusHead };
}

async function render(film: Film, from: number, until: number): Promise<Float32Array<ArrayBuffer>> {
  const context = new OfflineAudioContext(1, Math.ceil((until - from) * SAMPLE_RATE), SAMPLE_RATE);
  const output = context.createGain();
  output.gain.value = VOLUME;
  output.connect(context.destination);
  const isIn = ({ at }: { readonly at: number }) => at >= from && at < until;
  for (const { at, ...note } of notesOf(film).filter(isIn)) playNote({ context, output }, note, at - from);
  for (const { at, name, pitch } of film.sounds.filter(isIn))
    playSound({ context, output }, name, at - from, pitch);
  const rendered = await context.startRendering();
  return rendered.getChannelData(0);
}

const bytesOf = (source: AllowSharedBufferSource): Uint8Array =>
  ArrayBuffer.isView(source)
    ? new Uint8Array(source.buffer, source.byteOffset, source.byteLength)
    : new Uint8Array(source);
