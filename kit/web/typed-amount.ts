// What is typed as an amount, as readers of the page's language write numbers.

import { readAmount as read, type TypedAmount, readYuan as yuan } from '../core/numbers/typed-amount.ts';
import { formatNumber } from './i18n.ts';

/** Whether a comma stands between thousands, as where the fraction has a point; in Portuguese it is the other way round. */
export const IS_COMMA_GROUP: boolean = formatNumber(1.5, { minimumFractionDigits: 1 }).includes('.');

/** Minor units of a currency with so many digits of them; `either` where two amounts can be meant. */
export const readAmount = (typed: string, digits = 2): TypedAmount =>
  read(typed, { digits, isCommaGroup: IS_COMMA_GROUP });

/** Yuan as fen, 0 among them; undefined for what is no amount, and for what can be two. */
export const readYuan = (typed: string): number | undefined => yuan(typed, IS_COMMA_GROUP);

/** Minor units with the point or the comma of the language, as the amounts beside the field have it: `39.50`, `39,50`. */
export const writeAmount = (minor: number, digits = 2): string =>
  formatNumber(minor / 10 ** digits, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    useGrouping: false,
  });
