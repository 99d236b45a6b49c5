// Costs as operators type them, where 0 is one.

import { readFen } from '../../../../settings/web/api.ts';
import { PARCEL_GRAMS_MOST } from '../../../domain/money/plausible.ts';

export const readCost = (typed: string): number | undefined =>
  /^\s*0+([.,]0{1,2})?\s*$/.test(typed) ? 0 : readFen(typed);

/** `1250`; undefined for what is no weight. */
export function readGrams(typed: string): number | undefined {
  const grams = /^\s*\d{1,7}\s*$/.test(typed) ? Number(typed) : 0;
  return grams >= 1 && grams <= PARCEL_GRAMS_MOST ? grams : undefined;
}
