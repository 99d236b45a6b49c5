// How days and moments of teaching are written for people.

import { formatDate } from '../../../kit/web/i18n.ts';

export const showDay = (iso: string): string => formatDate(new Date(iso), { dateStyle: 'medium' });

/** With the day of the week: lessons are thought of by it. */
export const showDueDay = (iso: string): string =>
  formatDate(new Date(iso), { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' });

export const showMoment = (iso: string): string =>
  formatDate(new Date(iso), { dateStyle: 'medium', timeStyle: 'short' });
