// How amounts, rates and moments of distribution are written for people.

import { formatDate, formatFen, formatNumber } from '../../../kit/web/i18n.ts';

const HUNDREDTHS_OF_A_PERCENT = 10_000;

export const showRate = (rate: number): string =>
  formatNumber(rate / HUNDREDTHS_OF_A_PERCENT, { style: 'percent', maximumFractionDigits: 2 });

export const showDay = (iso: string): string => formatDate(new Date(iso), { dateStyle: 'medium' });

export const showMoment = (iso: string): string =>
  formatDate(new Date(iso), { dateStyle: 'medium', timeStyle: 'short' });

/** A day without a time, such as that of a payment. */
export const showCalendarDay = (day: string): string =>
  formatDate(new Date(`${day}T00:00:00Z`), { dateStyle: 'medium', timeZone: 'UTC' });

export function Amount({ fen }: { readonly fen: number }) {
  return <span className="whitespace-nowrap tabular-nums">{formatFen(fen)}</span>;
}
