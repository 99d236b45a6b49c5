// Amounts of yuan as buyers type them, where nothing typed is nothing.

import { readYuan } from '../../../../../kit/web/typed-amount.ts';
import { writeFen } from '../../../../settings/web/api.ts';

/** `''` and `0` are 0; undefined for what is no amount, can be two, or is above the most. */
export function readFenOrNone(typed: string, mostFen: number): number | undefined {
  const fen = typed.trim() === '' ? 0 : readYuan(typed);
  return fen === undefined || fen > mostFen ? undefined : fen;
}

export const writeFenTyped = (fen: number): string => (fen === 0 ? '' : writeFen(fen));
