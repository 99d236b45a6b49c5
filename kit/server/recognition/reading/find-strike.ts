// Finds where a line is drawn through text: along the middle, thin, and without a gap.

import type { Pixels } from './pixels.ts';

/** Share of the height in which such a line lies. */
const FROM = 0.38;
const TO = 0.68;
/** So much darker or lighter than the ground counts as drawn. */
const CONTRAST = 36;

/** For each column whether a line goes through its middle, as one run at least as long as the text is high. */
export function findStrike(pixels: Pixels): boolean[] {
  const { width, height } = pixels;
  const struck = Array.from({ length: width }, () => false);
  const ground = groundOf(pixels);
  for (let row = Math.floor(height * FROM); row < height * TO; row++) {
    for (const [from, to] of runsIn(pixels, ground, row)) {
      if (to - from < height * 0.9) continue;
      for (let column = from; column < to; column++) struck[column] = true;
    }
  }
  return struck;
}

/** Runs of drawn pixels in a row and the one below it, so that a line slightly askew is one run. */
function runsIn(pixels: Pixels, ground: readonly number[], row: number): [number, number][] {
  const runs: [number, number][] = [];
  let from = -1;
  for (let column = 0; column <= pixels.width; column++) {
    const isDrawn =
      column < pixels.width &&
      (differs(pixels, ground, row, column) || differs(pixels, ground, row + 1, column));
    if (isDrawn && from < 0) from = column;
    if (!isDrawn && from >= 0) {
      runs.push([from, column]);
      from = -1;
    }
  }
  return runs;
}

function differs({ data, width, height }: Pixels, ground: readonly number[], row: number, column: number) {
  const at = (Math.min(row, height - 1) * width + column) * 3;
  return ground.some((level, channel) => Math.abs((data[at + channel] ?? 0) - level) > CONTRAST);
}

/** The commonest colour of the upper and lower edge, where no letter stands: the median of each channel. */
function groundOf({ data, width, height }: Pixels): number[] {
  return [0, 1, 2].map((channel) => {
    const values: number[] = [];
    for (const row of [0, 1, height - 2, height - 1])
      for (let column = 0; column < width; column++)
        values.push(data[(row * width + column) * 3 + channel] ?? 0);
    values.sort((one, other) => one - other);
    return values[values.length >> 1] ?? 0;
  });
}
