// What is asked of nothing in particular, and when it is left out.

import type { Leads } from '../../state/turn-context.ts';

/** From which questions come that were written for nothing in particular. */
export const GENERAL = 'general';
export const CLAUSE = 'clause';

/** Whether no question was written for what was told. */
export function isOnlyGeneral(known: readonly { readonly from: string }[]): boolean {
  return known.every(({ from }) => from === CLAUSE || from === GENERAL);
}

/** In characters: who has been answered at length is asked nothing general besides. */
const AT_LENGTH = 30;

export function isAnswered([led = []]: Leads): boolean {
  return led.reduce((sum, { zh }) => sum + zh.length, 0) > AT_LENGTH;
}
