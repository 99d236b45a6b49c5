// Days, shares and names as the report writes them.

import { formatDate, formatNumber } from '../../../kit/web/i18n.ts';
import { t } from './texts.ts';

/** Calendar days are shown as they are, whatever zone this browser is in. */
export const dayText = (
  date: string,
  options: Intl.DateTimeFormatOptions = { dateStyle: 'medium' },
): string => formatDate(new Date(`${date}T00:00:00Z`), { ...options, timeZone: 'UTC' });

export const percent = (share: number): string =>
  formatNumber(share, { style: 'percent', maximumFractionDigits: 0 });

/** 0: of no band. */
export const bandText = (band: number): string =>
  band === 0 ? t('words.noBand') : t('words.band', { band: band === 7 ? '7–9' : String(band) });
