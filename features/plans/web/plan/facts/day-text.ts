// Writes a day of the learner's, whatever the zone of this device.

import { formatDate } from '../../../../../kit/web/i18n.ts';

/** `date`: yyyy-mm-dd. */
export const dayText = (date: string): string =>
  formatDate(new Date(`${date}T12:00:00`), { day: 'numeric', month: 'long', year: 'numeric' });
