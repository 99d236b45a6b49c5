// Where a cart shows the picture of a thing: left of its title, as high as its lines are.

import type { RecognisedPicture } from '../../../../../kit/core/recognised-picture.ts';
import type { PictureBox } from '../../../../global-services/domain/index.ts';
import type { Phrase, Row } from '../lines/rows.ts';

export type PictureSize = Pick<RecognisedPicture, 'width' | 'height'>;

/** Of the width: with less room than this beside its title, a thing has no picture there. */
const ROOM_LEAST = 0.12;
/** What a list gives its pictures, though few lines stand beside them. */
const SIDE_LEAST = 0.2;
/** Between a picture and its title. */
const GAP = 0.02;
const DIGITS = 10_000;

type Thing = { readonly rows: readonly Row[]; readonly title: readonly Phrase[] };

/** A square; undefined where no picture stands beside the title. */
export function boxOfThing({ rows, title }: Thing, { width, height }: PictureSize): PictureBox | undefined {
  if (title.length === 0) return undefined;
  const left = Math.min(...title.map(({ x }) => x));
  if (left < width * ROOM_LEAST) return undefined;
  const right = left - width * GAP;
  const top = Math.min(...title.map(({ y }) => y));
  const bottom = Math.max(...rows.flat().map((phrase) => phrase.y + phrase.height));
  const side = Math.min(right, height, Math.max(bottom - top, width * SIDE_LEAST));
  const share = (pixels: number, of: number) => Math.round((pixels / of) * DIGITS) / DIGITS;
  return {
    x: share(right - side, width),
    y: share(Math.min(top, height - side), height),
    width: share(side, width),
    height: share(side, height),
  };
}
