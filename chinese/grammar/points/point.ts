/** Puts a grammar point together from short lists, so that a family reads as a table. */

import type { Band } from '../../levels/index.ts';
import type { Point } from '../types.ts';

/** Chinese, English, Brazilian Portuguese. */
type Three = readonly [zh: string, en: string, pt: string];

/** A point; see `Point` for what the parts are. */
export function point(
  id: string,
  band: Band,
  title: Three,
  explanation: Three,
  right: readonly string[],
  wrong: Point['wrong'],
): Point {
  const inThree = ([zh, en, pt]: Three) => ({ zh, en, pt });
  return { id, band, title: inThree(title), explanation: inThree(explanation), right, wrong };
}
