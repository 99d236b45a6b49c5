// Finds where a line is drawn through text: along the middle, thin, and without a gap.

import type { Pixels } from './pixels.ts';

/** Share of the height in which such a line lies. */
const FROM = 0.38;
const TO = 0.68;
/**
 * So much darker or lighter than the ground counts as drawn. Colour says nothing: JPEG and WebP store it at half the size,
 * so that the red of a price lies between its digits too.
 */
const CONTRAST = 30;

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
function runsIn(pixels: Pixels, ground: number, row: number): [number, number][] {
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

const differs = (pixels: Pixels, ground: number, row: number, column: number): boolean =>
  Math.abs(brightnessAt(pixels, Math.min(row, pixels.height - 1), column) - ground) > CONTRAST;

/** The commonest brightness of the upper and lower edge, where no letter stands: the median. */
function groundOf(pixels: Pixels): number {
  const { width, height } = pixels;
  const values: number[] = [];
  for (const row of [0, 1, height - 2, height - 1])
    for (let column = 0; column < width; column++) values.push(brightnessAt(pixels, row, column));
  values.sort((one, other) => one - other);
  return values[values.length >> 1] ?? 0;
}

/** 0 to 255, as JPEG weighs the three colours. */
function brightnessAt({ data, width }: Pixels, row: number, column: number): number {
  const at = (row * width + column) * 3;
  return 0.299 * (data[at] ?? 0) + 0.587 * (data[at + 1] ?? 0) + 0.114 * (data[at + 2] ?? 0);
}
