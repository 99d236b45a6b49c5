// How the end of an account is dated.

import { formatDate } from '../../../kit/web/i18n.ts';

/** The day and the hour, in the reader's zone. */
export const momentOf = (iso: string): string =>
  formatDate(new Date(iso), { dateStyle: 'long', timeStyle: 'short' });
