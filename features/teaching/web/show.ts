// How days and moments of teaching are written for people.

import { formatDate } from '../../../kit/web/i18n.ts';

export const showDay = (iso: string): string => formatDate(new Date(iso), { dateStyle: 'medium' });

export const showMoment = (iso: string): string =>
  formatDate(new Date(iso), { dateStyle: 'medium', timeStyle: 'short' });
