// The two things that every sound is made of: a tone that slides and fades, and filtered noise.

export type Speaker = { readonly context: BaseAudioContext; readonly output: AudioNode };

export type Tone = {
  readonly at: number;
  readonly seconds: number;
  /** Hertz, from the beginning to the end. */
  readonly from: number;
  readonly to?: number;
  readonly type?: OscillatorType;
  readonly volume: number;
  readonly attack?: number;
};

/** Exponential fades never reach nothing. */
const SILENCE = 0.0001;

export function tone(
  { context, output }: Speaker,
  { at, seconds, from, to, type, volume, attack = 0.008 }: Tone,
): void {
  const oscillator = context.createOscillator();
  const gain = context.createGain();
  oscillator.type = type ?? 'sine';
  oscillator.frequency.setValueAtTime(from, at);
  if (to !== undefined) oscillator.frequency.exponentialRampToValueAtTime(to, at + seconds);
  gain.gain.setValueAtTime(SILENCE, at);
  gain.gain.exponentialRampToValueAtTime(volume, at + attack);
  gain.gain.exponentialRampToValueAtTime(SILENCE, at + seconds);
  oscillator.connect(gain).connect(output);
  oscillator.start(at);
  oscillator.stop(at + seconds + 0.02);
}

export type Noise = {
  readonly at: number;
  readonly seconds: number;
  /** The middle of what the filter lets through, in hertz. */
  readonly from: number;
  readonly to?: number;
  readonly width?: number;
  readonly volume: number;
};

export function noise(
  { context, output }: Speaker,
  { at, seconds, from, to, width = 1, volume }: Noise,
): void {
  const source = context.createBufferSource();
  const filter = context.createBiquadFilter();
  const gain = context.createGain();
  source.buffer = noiseBuffer(context);
  source.loop = true;
  filter.type = 'bandpass';
  filter.Q.value = width;
  filter.frequency.setValueAtTime(from, at);
  if (to !== undefined) filter.frequency.exponentialRampToValueAtTime(to, at + seconds);
  gain.gain.setValueAtTime(SILENCE, at);
  gain.gain.exponentialRampToValueAtTime(volume, at + Math.min(0.03, seconds / 3));
  gain.gain.exponentialRampToValueAtTime(SILENCE, at + seconds);
  source.connect(filter).connect(gain).connect(output);
  source.start(at);
  source.stop(at + seconds + 0.02);
}

const buffers = new WeakMap<BaseAudioContext, AudioBuffer>();

/** A second of noise, the same each time: an export must not differ from run to run. */
function noiseBuffer(context: BaseAudioContext): AudioBuffer {
  const known = buffers.get(context);
  if (known) return known;
  const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const samples = buffer.getChannelData(0);
  let seed = 22_222;
  for (let index = 0; index < samples.length; index++) {
    seed = (seed * 16_807) % 2_147_483_647;
    samples[index] = (seed / 2_147_483_647) * 2 - 1;
  }
  buffers.set(context, buffer);
  return buffer;
}
