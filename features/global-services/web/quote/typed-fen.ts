// Amounts of yuan as buyers type them, where nothing typed is nothing.

import { readFen, writeFen } from '../../../settings/web/api.ts';

/** `''` and `0` are 0; undefined for what is no amount, or above the most. */
export function readFenOrNone(typed: string, mostFen: number): number | undefined {
  if (/^\s*(0+([.,]0{0,2})?)?\s*$/.test(typed)) return 0;
  const fen = readFen(typed);
  return fen === undefined || fen > mostFen ? undefined : fen;
}

export const writeFenTyped = (fen: number): string => (fen === 0 ? '' : writeFen(fen));
