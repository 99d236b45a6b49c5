// Amounts of any currency as people type them, in its minor units.

import { digitsOf } from '../../../../settings/web/api.ts';

/** `0`, `12`, `12.5` or `12,50`; undefined for anything else. */
export function readMinor(typed: string, currency: string): number | undefined {
  const digits = digitsOf(currency);
  const [, whole, decimals = ''] = /^(\d{1,9})(?:[.,](\d{1,2}))?$/.exec(typed.trim()) ?? [];
  if (whole === undefined || decimals.length > digits) return undefined;
  return Number(whole) * 10 ** digits + Number(decimals.padEnd(digits, '0') || 0);
}
