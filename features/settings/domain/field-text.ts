// Values of settings as people type them, and back.

import type { Cell, SingleKind } from './area.ts';

const DECIMAL = /^(\d{1,9})(?:[.,](\d{1,2}))?$/;

/** `39`, `39.5` or `39,50` as hundredths: yuan as fen, per cent as hundredths of them. */
export function readHundredths(typed: string): number | undefined {
  const [, whole, decimals = ''] = DECIMAL.exec(typed.trim()) ?? [];
  return whole === undefined ? undefined : Number(whole) * 100 + Number(decimals.padEnd(2, '0'));
}

/** What was typed as a value of its kind; undefined where it is none. Tables are put together by the form itself. */
export function readTyped(kind: SingleKind, typed: string): Cell | undefined {
  if (kind === 'money' || kind === 'share') return readHundredths(typed);
  if (kind === 'text' || kind === 'lines') return typed.trim();
  return /^\d{1,12}$/.test(typed.trim()) ? Number(typed) : undefined;
}
