// Draws pages in Chromium and spoils them as phones and messengers do: turned, with noise, as JPEG.

import sharp from 'sharp';
import { launchChromium } from '../../tools/browser/launch-chromium.ts';
import type { Drawing } from './drawing.ts';
import type { Dice } from './random.ts';

export type Picture = Pick<Drawing, 'items' | 'traps'> & { readonly bytes: Buffer };

/** Draws them one after the other. */
export async function drawAll(
  drawings: readonly { readonly drawing: Drawing; readonly dice: Dice }[],
): Promise<Picture[]> {
  const browser = await launchChromium();
  try {
    const pictures: Picture[] = [];
    for (const { drawing, dice } of drawings) {
      const { html, width, height, scale, items, traps } = drawing;
      const context = await browser.newContext({ viewport: { width, height }, deviceScaleFactor: scale });
      const page = await context.newPage();
      await page.setContent(html);
      const drawn = await page.screenshot();
      await context.close();
      pictures.push({ bytes: await spoil(drawn, drawing, dice), items, traps });
    }
    return pictures;
  } finally {
    await browser.close();
  }
}

async function spoil(drawn: Buffer, { turned }: Drawing, dice: Dice): Promise<Buffer> {
  const rotated =
    turned === 0 ? drawn : await sharp(drawn).rotate(turned, { background: '#b8b0a0' }).toBuffer();
  const { width, height } = await sharp(rotated).metadata();
  const sigma = dice.between(0, 12);
  const noise = await sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 128, sigma: sigma + 1 },
    },
  })
    .png()
    .toBuffer();
  const noisy =
    sigma < 4 ? sharp(rotated) : sharp(rotated).composite([{ input: noise, blend: 'soft-light' }]);
  return dice.chance(0.6) ? noisy.jpeg({ quality: dice.between(45, 90) }).toBuffer() : noisy.png().toBuffer();
}
