// Decodes a stored picture into pixels: whole, and small for looking where text is.

import type { Pixels } from './pixels.ts';

/** Enough that letters of a phone's screen stay 12 pixels high; a longer screenshot gets more, up to the second. */
const SMALL_PIXELS = 1_100_000;
const SMALL_PIXELS_LONG = 2_600_000;
const LONG = 2.6;
/** Of the stored pictures; more than a file of this product can have. */
const PIXELS_MOST = 50_000_000;
const STEP = 32;

export type OpenedPicture = {
  readonly picture: Pixels;
  readonly small: Pixels;
  /** Pixels of the picture for one of the small one, which is padded to what the model takes. */
  readonly scale: number;
};

export async function openPicture(bytes: Uint8Array): Promise<OpenedPicture> {
  const { default: sharp } = await import('sharp');
  const { data, info } = await sharp(bytes, { limitInputPixels: PIXELS_MOST })
    .autoOrient()
    .flatten({ background: 'white' })
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const allowed = Math.max(width, height) / Math.min(width, height) > LONG ? SMALL_PIXELS_LONG : SMALL_PIXELS;
  const scale = Math.max(1, Math.sqrt((width * height) / allowed));
  const [smallWidth, smallHeight] = [Math.round(width / scale), Math.round(height / scale)];
  const raw = { width, height, channels: 3 } as const;
  const small = await sharp(data, { raw })
    .resize(smallWidth, smallHeight, { fit: 'fill' })
    .extend({ right: missing(smallWidth), bottom: missing(smallHeight), extendWith: 'copy' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return {
    picture: { data, width, height },
    small: { data: small.data, width: small.info.width, height: small.info.height },
    scale,
  };
}

const missing = (side: number): number => (STEP - (side % STEP)) % STEP;
