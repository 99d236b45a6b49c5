// Finds the circles before the things of a list, and whether each is ticked: no text reader tells an empty ring.
//
// An area of one colour that is as round as a disc is the inside of a ring, or the colour of a ticked circle around its tick.

import type { TickCircle } from '../../../core/recognised-picture.ts';
import type { Pixels } from './pixels.ts';

/** Where lists have them, of the width. */
const STRIP = 0.17;
/** The side of a circle, of the width. */
const SIDE_LEAST = 0.026;
const SIDE_MOST = 0.08;
/** As wide as the picture is looked at: a circle is some forty pixels, and its ring two. */
const LOOK_WIDTH = 780;
/** Within it, a colour is the same one: what compression leaves of it, which keeps colours at half the size. */
const SAME = 18;
const SAME_COLOURED = 44;
/** A ring that is lighter than this against its ground is no ring. */
const RING_LEAST = 13;
/** From here on, the inside has another colour than the ground. */
const FILLED = 34;
/** Between the largest and the smallest of red, green and blue. Grey ones are switched off. */
const COLOURED = 55;
/** A black or white disc is ticked too where a tick stands in it. */
const STRONG = 120;

type Colour = readonly [number, number, number];

export function findCircles(picture: Pixels): TickCircle[] {
  const scale = Math.max(1, picture.width / LOOK_WIDTH);
  const strip = stripOf(picture, scale);
  const least = (SIDE_LEAST * picture.width) / scale;
  const most = (SIDE_MOST * picture.width) / scale;
  return areasOf(strip, most)
    .filter(({ width, height }) => Math.min(width, height) >= least && Math.max(width, height) <= most)
    .flatMap((area) => {
      const isTicked = isDisc(area) ? tickIn(strip, area) : undefined;
      if (isTicked === undefined) return [];
      const side = Math.max(area.width, area.height) * scale;
      return [{ x: area.x * scale, y: area.y * scale, side, isTicked }];
    })
    .toSorted((one, other) => one.y - other.y);
}

/** The left edge of the picture, made smaller by its mean. */
function stripOf({ data, width, height }: Pixels, scale: number): Pixels {
  const [columns, rows] = [Math.floor((width * STRIP) / scale), Math.floor(height / scale)];
  const small = new Uint8Array(columns * rows * 3);
  for (let row = 0; row < rows; row++) {
    const [top, bottom] = [
      Math.floor(row * scale),
      Math.max(Math.floor((row + 1) * scale), Math.floor(row * scale) + 1),
    ];
    for (let column = 0; column < columns; column++) {
      const left = Math.floor(column * scale);
      const right = Math.max(Math.floor((column + 1) * scale), left + 1);
      for (let channel = 0; channel < 3; channel++) {
        let sum = 0;
        for (let y = top; y < bottom; y++)
          for (let x = left; x < right; x++) sum += data[(y * width + x) * 3 + channel] ?? 0;
        small[(row * columns + column) * 3 + channel] = sum / ((bottom - top) * (right - left));
      }
    }
  }
  return { data: small, width: columns, height: rows };
}

type Area = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly colour: Colour;
  /** Of each row from the top: the first and the last column, from `x`. */
  readonly spans: readonly (readonly [number, number])[];
  /** Whether a pixel belongs to it, row by row of its box. */
  readonly has: (column: number, row: number) => boolean;
};

/** Areas of one colour that are no larger than `most` each way, from top to bottom. */
function areasOf(strip: Pixels, most: number): Area[] {
  const { width, height } = strip;
  const owner = new Int32Array(width * height);
  const found: Area[] = [];
  let last = 0;
  for (let at = 0; at < width * height; at++) {
    if (owner[at] !== 0 || !isFlat(strip, at)) continue;
    const pixels = fill(strip, { at, owner, as: ++last });
    const area = toArea(strip, { pixels, owner, as: last, at }, most);
    if (area) found.push(area);
  }
  return found;
}

/** An edge is a mixture of two colours, and begins no area. */
function isFlat(strip: Pixels, at: number): boolean {
  const { width, height } = strip;
  const [column, row] = [at % width, Math.floor(at / width)];
  if (column === 0 || row === 0 || column === width - 1 || row === height - 1) return false;
  const colour = colourAt(strip, at);
  return [at - 1, at + 1, at - width, at + width].every(
    (beside) => distance(colourAt(strip, beside), colour) < sameAs(colour) / 2,
  );
}

const sameAs = (colour: Colour): number => (isColoured(colour) ? SAME_COLOURED : SAME);

const isColoured = (colour: Colour): boolean => Math.max(...colour) - Math.min(...colour) >= COLOURED;

type Filling = { readonly at: number; readonly owner: Int32Array; readonly as: number };

/** The pixels that touch one another and have the colour of the first. */
function fill(strip: Pixels, { at: start, owner, as }: Filling): number[] {
  const { width } = strip;
  const colour = colourAt(strip, start);
  const same = sameAs(colour);
  const pixels = [start];
  owner[start] = as;
  const take = (at: number) => {
    if (owner[at] !== 0 || distance(colourAt(strip, at), colour) >= same) return;
    owner[at] = as;
    pixels.push(at);
  };
  for (let next = 0; next < pixels.length; next++) {
    const at = pixels[next] ?? 0;
    const column = at % width;
    if (column > 0) take(at - 1);
    if (column < width - 1) take(at + 1);
    if (at >= width) take(at - width);
    if (at + width < owner.length) take(at + width);
  }
  return pixels;
}

type Filled = Filling & { readonly pixels: readonly number[] };

function toArea(strip: Pixels, { pixels, owner, as, at }: Filled, most: number): Area | undefined {
  if (pixels.length > most * most) return undefined;
  const { width } = strip;
  const spanOf = new Map<number, [number, number]>();
  for (const pixel of pixels) {
    const [column, row] = [pixel % width, Math.floor(pixel / width)];
    const span = spanOf.get(row);
    if (span) [span[0], span[1]] = [Math.min(span[0], column), Math.max(span[1], column)];
    else spanOf.set(row, [column, column]);
  }
  const rows = [...spanOf].toSorted(([one], [other]) => one - other);
  const [x, y] = [Math.min(...rows.map(([, [from]]) => from)), rows[0]?.[0] ?? 0];
  const right = Math.max(...rows.map(([, [, to]]) => to));
  return {
    x,
    y,
    width: right - x + 1,
    height: rows.length,
    colour: colourAt(strip, at),
    spans: rows.map(([, [from, to]]) => [from - x, to - x]),
    has: (column, row) => owner[(y + row) * width + x + column] === as,
  };
}

/** How far its edge may lie from that of a disc, in radii: at the mean of the rows. */
const ASKEW = 0.11;

function isDisc({ width, height, spans }: Area): boolean {
  if (Math.abs(width - height) > 0.16 * Math.max(width, height) + 1) return false;
  const [across, down] = [width / 2, height / 2];
  const errors = spans.map(([from, to], row) => {
    const half = across * Math.sqrt(Math.max(0, 1 - ((row + 0.5 - down) / down) ** 2));
    return (Math.abs(from - (across - half)) + Math.abs(to + 1 - (across + half))) / 2;
  });
  return errors.reduce((sum, error) => sum + error, 0) / errors.length < ASKEW * across;
}

/** Undefined for what is no circle to be ticked: a logo, a dot, a letter. */
function tickIn(strip: Pixels, area: Area): boolean | undefined {
  const ground = groundOf(strip, area);
  const held = heldIn(area);
  const contrast = distance(area.colour, ground);
  if (contrast < FILLED) {
    if (!isRinged(strip, area, ground)) return undefined;
    return held < 0.04 ? false : held < 0.5 ? true : undefined;
  }
  const hasColour = isColoured(area.colour);
  const hasTick = held > 0.06 && held < 0.55;
  if (hasTick && (hasColour || contrast >= STRONG)) return true;
  // Grey and bare: one that cannot be ticked.
  return !hasColour && contrast < STRONG && held < 0.04 ? false : undefined;
}

/** How much of its middle belongs to something else: the tick. */
function heldIn({ width, height, has }: Area): number {
  let [all, other] = [0, 0];
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const off = Math.hypot((column + 0.5) / (width / 2) - 1, (row + 0.5) / (height / 2) - 1);
      if (off > 0.72) continue;
      all++;
      if (!has(column, row)) other++;
    }
  }
  return all === 0 ? 1 : other / all;
}

const ANGLES = Array.from({ length: 24 }, (_, at) => (at * Math.PI) / 12);

/** Around it, a little farther out than a ring is wide: the median of each channel. */
function groundOf(strip: Pixels, area: Area): Colour {
  const around = ANGLES.map((angle) => colourBeside(strip, area, { angle, out: 1.5 }));
  const median = (channel: 0 | 1 | 2) =>
    around.map((colour) => colour[channel]).toSorted((one, other) => one - other)[around.length >> 1] ?? 0;
  return [median(0), median(1), median(2)];
}

/** Whether a line of another colour closes it off on nearly all sides. */
function isRinged(strip: Pixels, area: Area, ground: Colour): boolean {
  const closed = ANGLES.filter((angle) =>
    [0.95, 1, 1.05, 1.1, 1.15, 1.2, 1.28].some(
      (out) => distance(colourBeside(strip, area, { angle, out }), ground) > RING_LEAST,
    ),
  );
  return closed.length >= 0.85 * ANGLES.length;
}

type Beside = {
  readonly angle: number;
  /** In radii of the area. */
  readonly out: number;
};

function colourBeside({ data, width, height }: Pixels, area: Area, { angle, out }: Beside): Colour {
  const column = Math.round(area.x + (area.width / 2) * (1 + out * Math.cos(angle)) - 0.5);
  const row = Math.round(area.y + (area.height / 2) * (1 + out * Math.sin(angle)) - 0.5);
  const at = Math.min(Math.max(row, 0), height - 1) * width + Math.min(Math.max(column, 0), width - 1);
  return colourAt({ data }, at);
}

const colourAt = ({ data }: Pick<Pixels, 'data'>, at: number): Colour => [
  data[at * 3] ?? 0,
  data[at * 3 + 1] ?? 0,
  data[at * 3 + 2] ?? 0,
];

const distance = (one: Colour, other: Colour): number =>
  Math.max(Math.abs(one[0] - other[0]), Math.abs(one[1] - other[1]), Math.abs(one[2] - other[2]));
