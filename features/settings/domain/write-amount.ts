// Amounts in sentences that leave the page, such as mails: in yuan, and beside it as their reader was shown them.

import type { Locale } from '../../../kit/core/locale.ts';
import { LANGUAGE_TAGS, writeFen } from '../../../kit/core/texts.ts';
import { CURRENCY_DIGITS, convertFen, isCurrency } from './currencies.ts';

/** The currency that somebody was shown a price in, at its rate then. */
export type ShownIn = { readonly currency: string; readonly rate: string };

/** “CN¥99.00”, or “CN¥99.00 (≈ US$13.94)”. */
export function writeFenShown(fen: number, shown: ShownIn | null, locale: Locale): string {
  const inYuan = writeFen(fen, locale);
  if (shown === null || !isCurrency(shown.currency)) return inYuan;
  const { currency, rate } = shown;
  const converted = convertFen(fen, currency, { [currency]: rate });
  if (!converted.ok) return inYuan;
  const amount = converted.value.amount / 10 ** CURRENCY_DIGITS[currency];
  const written = new Intl.NumberFormat(LANGUAGE_TAGS[locale], { style: 'currency', currency }).format(
    amount,
  );
  // The dollar says whose it is, everywhere.
  const named = currency === 'USD' && !written.includes('US$') ? written.replace('$', 'US$') : written;
  return `${inYuan} (≈ ${named})`;
}
