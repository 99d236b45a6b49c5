// Makes a picture anew from its pixels: upright, in one size and format, without what else the file carried.

import type { SharpConstructor } from 'sharp';
import type { PictureRule } from '../../../core/file-kind.ts';
import { err, type Failure, ok, type Result } from '../../../core/result.ts';

export type PictureFailure = Failure<'picture_broken' | 'picture_too_many_pixels' | 'picture_too_slow'>;

/** The decoders of PICTURE_TYPES; all others (SVG, PDF, TIFF, files by path) are off in this process. */
const DECODERS = ['JpegBuffer', 'PngBuffer', 'WebpBuffer', 'NsgifBuffer'].map(
  (name) => `VipsForeignLoad${name}`,
);
const TIME_LIMIT_SECONDS = 10;
const QUALITY = 82;
/** Of each side, in the file: far more than any camera's, and what a picture of one line of pixels runs into. */
const SIDE_MAX = 20_000;

export const STORED_PICTURE_TYPE = 'image/webp';

let library: Promise<SharpConstructor> | undefined;

/** Loaded at the first picture: it is large, and a start need not wait for it. */
async function loadLibrary(): Promise<SharpConstructor> {
  const { default: sharp } = await import('sharp');
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: DECODERS });
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
}

/** WebP, or JPEG for who decodes no other, without metadata; of an animation the first frame. */
export async function reencodePicture(
  bytes: Buffer,
  { width, height, fit, maxPixels }: PictureRule,
  format: 'webp' | 'jpeg' = 'webp',
): Promise<Result<Buffer, PictureFailure>> {
  library ??= loadLibrary();
  const sharp = await library;
  const open = () => sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error', sequentialRead: true });
  try {
    const found = await open().metadata();
    if (found.width > SIDE_MAX || found.height > SIDE_MAX || found.width * found.height > maxPixels)
      return err('picture_too_many_pixels');
    const sized = open()
      .autoOrient()
      .resize({ width, height, fit, withoutEnlargement: fit === 'inside' })
      .timeout({ seconds: TIME_LIMIT_SECONDS });
    // JPEG has no transparency: what shows through is white, as on a page.
    const made =
      format === 'webp'
        ? // Small red print, as prices are, keeps its edges.
          await sized.webp({ quality: QUALITY, smartSubsample: true }).toBuffer()
        : await sized.flatten({ background: 'white' }).jpeg({ quality: QUALITY }).toBuffer();
    return ok(made);
  } catch (error) {
    return toFailure(error);
  }
}

/** sharp tells its reasons in words alone. */
function toFailure(error: unknown): Result<never, PictureFailure> {
  const reason = error instanceof Error ? error.message : '';
  if (reason.includes('pixel limit')) return err('picture_too_many_pixels');
  if (reason.includes('timeout')) return err('picture_too_slow');
  return err('picture_broken');
}
