// Values of settings as people type them, and back.

import { readYuan } from '../../../kit/core/numbers/typed-amount.ts';
import type { Cell, SingleKind } from './area.ts';

/**
 * What was typed as a value of its kind: yuan as fen, per cent as hundredths of them. Undefined where it is none, or can be
 * two. Tables are put together by the form itself.
 */
export function readTyped(kind: SingleKind, typed: string, isCommaGroup = false): Cell | undefined {
  if (kind === 'money' || kind === 'share') return readYuan(typed, isCommaGroup);
  if (kind === 'text' || kind === 'lines') return typed.trim();
  return /^\d{1,12}$/.test(typed.trim()) ? Number(typed) : undefined;
}
