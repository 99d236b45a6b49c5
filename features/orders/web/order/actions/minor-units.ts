// Amounts of any currency as people type them, in its minor units.

import { readAmount } from '../../../../../kit/web/typed-amount.ts';
import { digitsOf } from '../../../../settings/web/api.ts';

/** `0`, `12`, `12,50`, `1.299,50`; undefined for anything else, and for what can be two amounts. */
export function readMinor(typed: string, currency: string): number | undefined {
  const read = readAmount(typed, digitsOf(currency));
  return read.kind === 'amount' ? read.minor : undefined;
}
