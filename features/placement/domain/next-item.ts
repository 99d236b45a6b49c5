// Which item comes next, and when enough is known: as hard as what tells most, and never far beyond what was known.

import { beliefAfter, depthAt, meanClaims, meanDepth, spreadOf } from './belief.ts';
import { type Answer, BANDS, type Band, ITEMS_MAX, type ItemKind } from './item.ts';

/** A word of a band, or an invented one that looks like it. */
export type ItemChoice = { readonly kind: ItemKind; readonly band: Band; readonly isInvented: boolean };

/** Nobody is placed by fewer. */
const ITEMS_MIN = 10;
/** Bands; where the belief is narrower, the next answers would change little. */
const SURE = 0.55;
/** Who stands in the first two bands is asked on until less is open: half a band is most of what they know. */
const SURE_EARLY = 0.3;
const EARLY = 2;
/** Who so certainly stands before the first band is asked no further. */
const CERTAIN = 0.95;
/** One invented word in so many items. */
const INVENTED_EVERY = 5;
const FIRST_INVENTED = 2;
/** So many bands above what was known; who knows nothing never sees more than the second. */
const BEYOND = 2;
/** Who claims more than this is asked for meanings. */
const FREE_CLAIMS = 0.3;

export function isOver(answers: readonly Answer[]): boolean {
  if (answers.length >= ITEMS_MAX) return true;
  if (answers.length < ITEMS_MIN) return false;
  const belief = beliefAfter(answers);
  const sure = meanDepth(belief) < EARLY ? SURE_EARLY : SURE;
  return spreadOf(belief) <= sure || depthAt(belief, CERTAIN) <= 0;
}

export function nextItem(answers: readonly Answer[]): ItemChoice {
  const belief = beliefAfter(answers);
  const band = nearest(Math.min(meanDepth(belief), highestKnown(answers) + BEYOND - 0.5));
  if (answers.length % INVENTED_EVERY === FIRST_INVENTED) return { kind: 'claim', band, isInvented: true };
  const isClaim = answers.length % 2 === 0 && meanClaims(belief) <= FREE_CLAIMS;
  return { kind: isClaim ? 'claim' : 'meaning', band, isInvented: false };
}

/** The highest band of which a word was known; a claim counts only once an invented word was seen through. */
function highestKnown(answers: readonly Answer[]): number {
  const known = answers.flatMap(({ band, isYes }) => (isYes && band !== null ? [band] : []));
  return Math.max(0, ...known);
}

/** The band whose words tell most about who stands at a depth: half of them are known. */
function nearest(depth: number): Band {
  const place = Math.min(BANDS.length - 1, Math.max(0, Math.round(depth - 0.5)));
  return BANDS[place] ?? 1;
}
