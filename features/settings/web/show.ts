// How moments of settings are written.

import { formatDate } from '../../../kit/web/i18n.ts';

export const showMoment = (iso: string): string =>
  formatDate(new Date(iso), { dateStyle: 'medium', timeStyle: 'short' });
