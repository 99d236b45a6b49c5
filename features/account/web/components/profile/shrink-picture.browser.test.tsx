// Photos that are too large are made small enough; what is no picture stays as it is, to be refused with its reason.

import { expect, it } from 'vitest';
import { shrinkPicture } from './shrink-picture.ts';

const MAX = 500_000;

/** A picture that is larger than `MAX`. */
async function makeLarge(width: number, height: number): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const pixels = new ImageData(width, height);
  for (let at = 0; at < pixels.data.length; at += 1) pixels.data[at] = (at * 7919) % 251;
  canvas.getContext('2d')?.putImageData(pixels, 0, 0);
  const filling = new Uint8Array(MAX);
  const png = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
  // What stands behind the end of a picture makes it no other picture.
  return new File([png ?? '', filling], 'me.png', { type: 'image/png' });
}

it('a large photo becomes a square that may be sent', async () => {
  const small = await shrinkPicture(await makeLarge(400, 300), MAX);
  expect([small.size <= MAX, small.type]).toEqual([true, 'image/jpeg']);
  const { width, height } = await createImageBitmap(small);
  expect([width, height]).toEqual([300, 300]);
});

it('what is small enough, or no picture, stays as it is', async () => {
  const [small, broken] = [new File(['x'], 'a.png'), new File([new Uint8Array(MAX + 1)], 'b.jpg')];
  expect([await shrinkPicture(small, MAX), await shrinkPicture(broken, MAX)]).toEqual([small, broken]);
});
