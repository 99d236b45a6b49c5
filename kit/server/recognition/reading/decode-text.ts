// Turns what the reading model says, step by step along a line, into characters with their places.

export type ReadCharacter = {
  readonly character: string;
  readonly confidence: number;
  /** Where along the line, 0 to 1. */
  readonly at: number;
};

/** `scores`: for each step one number per character, of which the first means none; a repeated one counts once. */
export function decodeText(
  scores: Float32Array,
  steps: number,
  characters: readonly string[],
): ReadCharacter[] {
  const classes = scores.length / steps;
  const read: ReadCharacter[] = [];
  let before = 0;
  for (let step = 0; step < steps; step++) {
    const best = bestOf(scores, step * classes, classes);
    if (best.index !== 0 && best.index !== before) {
      const character = characters[best.index - 1] ?? '';
      read.push({ character, confidence: best.score, at: (step + 0.5) / steps });
    }
    before = best.index;
  }
  return read;
}

function bestOf(scores: Float32Array, from: number, count: number) {
  let index = 0;
  let score = -1;
  for (let offset = 0; offset < count; offset++) {
    const value = scores[from + offset] ?? 0;
    if (value > score) {
      score = value;
      index = offset;
    }
  }
  return { index, score };
}
