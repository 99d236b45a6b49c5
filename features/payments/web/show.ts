// How moments of payments are written.

import { formatDate } from '../../../kit/web/i18n.ts';

export const showMoment = (iso: string): string =>
  formatDate(new Date(iso), { dateStyle: 'medium', timeStyle: 'short' });

export const showDay = (iso: string): string => formatDate(new Date(iso), { dateStyle: 'long' });
