// How moments and days of orders are written.

import { formatDate } from '../../../kit/web/i18n.ts';

export const showMoment = (iso: string): string =>
  formatDate(new Date(iso), { dateStyle: 'medium', timeStyle: 'short' });

/** A day without a time is the same one everywhere. */
export const showDay = (iso: string): string =>
  formatDate(
    new Date(iso),
    iso.length === 10 ? { dateStyle: 'medium', timeZone: 'UTC' } : { dateStyle: 'medium' },
  );
