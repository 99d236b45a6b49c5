// How days and moments of teaching are written for people.

import { formatDate } from '../../../kit/web/i18n.ts';

export const showDay = (iso: string): string => formatDate(new Date(iso), { dateStyle: 'medium' });

/** A day (`yyyy-mm-dd`) with that of the week: lessons are thought of by it. It is the same in every zone. */
export const showDueDay = (day: string): string =>
  formatDate(new Date(day), {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });

export const showMoment = (iso: string): string =>
  formatDate(new Date(iso), { dateStyle: 'medium', timeStyle: 'short' });
