// Pixels of a picture, and pieces cut out of it at an angle.

/** Three bytes a pixel: red, green, blue. */
export type Pixels = { readonly data: Uint8Array; readonly width: number; readonly height: number };

/** A rectangle that is turned around the picture's origin by `angle`, in pixels of the turned frame. */
export type TurnedBox = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** In radians, clockwise. */
  readonly angle: number;
};

/** Cuts a box out and makes it `height` pixels high, upright; larger text is averaged, not thinned out. */
export function cutOut(pixels: Pixels, box: TurnedBox, height: number): Pixels {
  const scale = box.height / height;
  const width = Math.max(Math.round(box.width / scale), 8);
  const data = new Uint8Array(width * height * 3);
  const samples = Math.max(1, Math.round(scale));
  const place = placing(box);
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const total = [0, 0, 0];
      for (let part = 0; part < samples * samples; part++) {
        const across = (column + ((part % samples) + 0.5) / samples) * scale;
        const down = (row + (Math.floor(part / samples) + 0.5) / samples) * scale;
        addSample(pixels, place(across, down), total);
      }
      const at = (row * width + column) * 3;
      for (let channel = 0; channel < 3; channel++)
        data[at + channel] = (total[channel] ?? 0) / (samples * samples);
    }
  }
  return { data, width, height };
}

/** From a place inside the box to one in the picture. */
function placing({ x, y, angle }: TurnedBox) {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return (across: number, down: number): readonly [number, number] => [
    (x + across) * cos - (y + down) * sin - 0.5,
    (x + across) * sin + (y + down) * cos - 0.5,
  ];
}

/** Between the four pixels around a place; outside, the nearest edge counts. */
function addSample({ data, width, height }: Pixels, [x, y]: readonly [number, number], total: number[]) {
  const left = Math.min(Math.max(Math.floor(x), 0), width - 2);
  const top = Math.min(Math.max(Math.floor(y), 0), height - 2);
  const across = Math.min(Math.max(x - left, 0), 1);
  const down = Math.min(Math.max(y - top, 0), 1);
  const at = (top * width + left) * 3;
  const below = at + width * 3;
  for (let channel = 0; channel < 3; channel++) {
    const upper = (data[at + channel] ?? 0) * (1 - across) + (data[at + 3 + channel] ?? 0) * across;
    const lower = (data[below + channel] ?? 0) * (1 - across) + (data[below + 3 + channel] ?? 0) * across;
    total[channel] = (total[channel] ?? 0) + upper * (1 - down) + lower * down;
  }
}
