// Costs as operators type them, where 0 is one.

import { formatFen } from '../../../../../../kit/web/i18n.ts';
import { readYuan } from '../../../../../../kit/web/typed-amount.ts';
import { PARCEL_GRAMS_MOST } from '../../../../domain/money/plausible.ts';
import { t } from '../../../texts.ts';

/** A million yuan: what is more is a slip of the hand. */
const COST_MOST_FEN = 100_000_000;

/** Undefined for what is no amount, can be two, or is too large a one. */
export function readCost(typed: string): number | undefined {
  const fen = readYuan(typed);
  return fen === undefined || fen > COST_MOST_FEN ? undefined : fen;
}

/** What is wrong with a cost, with its name and what it may be; undefined where nothing is. */
export function costProblem(
  typed: string,
  name: string,
  mostFen: number = COST_MOST_FEN,
): string | undefined {
  const fen = readCost(typed);
  return fen === undefined || fen > mostFen
    ? t('desk.amountWrong', { name, most: formatFen(mostFen) })
    : undefined;
}

/** For the problems of a form: the one of a field, or none. */
export const problemOf = <Name extends string>(
  name: Name,
  problem: string | undefined,
): { readonly [Key in Name]?: string } =>
  // One key, of the very type that is said.
  (problem === undefined ? {} : { [name]: problem }) as { readonly [Key in Name]?: string };

/** `1250`; undefined for what is no weight. */
export function readGrams(typed: string): number | undefined {
  const grams = /^\s*\d{1,7}\s*$/.test(typed) ? Number(typed) : 0;
  return grams >= 1 && grams <= PARCEL_GRAMS_MOST ? grams : undefined;
}
