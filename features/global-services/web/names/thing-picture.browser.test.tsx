// Things of one cart, each by its own part of the picture.

import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderFeature } from '../../../../app/web/testing/render-feature.tsx';
import { ThingPicture } from './thing-picture.tsx';

const DRAWN = 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="400" height="800"/%3E';

const frame = (box?: { x: number; y: number; width: number; height: number }) => (
  <span style={{ display: 'block', width: 80, height: 80 }}>
    <ThingPicture url={DRAWN} box={box} alt="cart" />
  </span>
);

it('moves the part of the thing into the frame, in its own proportions', async () => {
  // 100 by 100 pixels of 400 by 800, at 40 and 200.
  await renderFeature(frame({ x: 0.1, y: 0.25, width: 0.25, height: 0.125 }), { texts: [] });
  const picture = page.getByRole('img', { name: 'cart' });
  await expect.element(picture).toBeInTheDocument();
  const shown = picture.element();
  const around = shown.parentElement?.getBoundingClientRect();
  const { x, y, width, height } = shown.getBoundingClientRect();
  expect([width, height]).toEqual([320, 640]);
  expect([x - (around?.x ?? 0), y - (around?.y ?? 0)].map(Math.round)).toEqual([-32, -160]);
});

it('shows the whole picture where nobody knows the part', async () => {
  await renderFeature(frame(), { texts: [] });
  const picture = page.getByRole('img', { name: 'cart' });
  await expect.element(picture).toBeInTheDocument();
  expect(getComputedStyle(picture.element()).objectFit).toBe('contain');
});
