// Arithmetic of movement: how far along, how it speeds up and settles, and steady noise without chance.

export const clamp = (value: number, low = 0, high = 1): number => Math.min(high, Math.max(low, value));
export const mix = (from: number, to: number, share: number): number => from + (to - from) * share;

export const easeInOut = (k: number): number => (k < 0.5 ? 4 * k ** 3 : 1 - (2 - 2 * k) ** 3 / 2);
export const easeOut = (k: number): number => 1 - (1 - k) ** 3;
export const easeIn = (k: number): number => k ** 3;

/** Past the end and back, as a thing that pops up. */
export function overshoot(k: number): number {
  const back = 1.9;
  return 1 + (back + 1) * (k - 1) ** 3 + back * (k - 1) ** 2;
}

/** Falls, and bounces twice. */
export function bounceOut(k: number): number {
  if (k < 0.5) return (k / 0.5) ** 2;
  if (k < 0.8) return 1 - 0.16 * (1 - ((k - 0.65) / 0.15) ** 2);
  return 1 - 0.04 * (1 - clamp(((k - 0.9) / 0.1) ** 2));
}

/** 0 at both ends, 1 from `rise` to the same before the end. */
export function envelope(k: number, rise = 0.2): number {
  return easeInOut(clamp(Math.min(k, 1 - k) / rise));
}

export const wave = (seconds: number, perSecond: number, shift = 0): number =>
  Math.sin((seconds * perSecond + shift) * 2 * Math.PI);

/** A number from 0 to 1 that belongs to a whole number. */
export function noiseAt(index: number, seed = 0): number {
  const value = Math.sin(index * 127.1 + seed * 311.7) * 43_758.5453;
  return value - Math.floor(value);
}

/** From -1 to 1, wandering smoothly as the seconds go. */
export function drift(seconds: number, perSecond: number, seed: number): number {
  const at = seconds * perSecond;
  const index = Math.floor(at);
  return mix(noiseAt(index, seed), noiseAt(index + 1, seed), easeInOut(at - index)) * 2 - 1;
}

export function hashOf(text: string): number {
  let sum = 7;
  for (const character of text) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 9973;
  return sum;
}
