/** The hashes that stand for the features of the model. */

/** Mixes two numbers into a hash. */
export function mix(a: number, b: number): number {
  let x = Math.imul(a, 0x9e3779b1) ^ Math.imul(b + 0x7f4a7c15, 0x85ebca6b);
  x = Math.imul(x ^ (x >>> 15), 0x2c1b3c6d);
  return x ^ (x >>> 13);
}

/** The seed of the hashes of one reading of one character. */
export function seedOf(unit: number, reading: string): number {
  let hash = unit;
  for (let i = 0; i < reading.length; i++) hash = mix(hash, reading.charCodeAt(i));
  return hash;
}
