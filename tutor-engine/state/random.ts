// Choices that look free and are not: everything follows from a seed.

/** A number in [0, 2^32) from a text (FNV-1a with a final mix, so that neighbouring seeds differ). */
export function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
}

/** The items in an order given by the seed; the input stays as it is. */
export function shuffle<T>(items: readonly T[], seed: string): T[] {
  return items
    .map((item, index) => ({ item, rank: hash(`${seed}/${index}`) }))
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ item }) => item);
}
