// Days by which something is to be done, by the calendar of whoever sets them.

import { formatDate } from '../../../../kit/web/i18n.ts';
import { COPIES } from '../../../../kit/web/storage.ts';
import { keepInTab, readInTab } from '../../../../kit/web/tab-storage.ts';

const pad = (part: number): string => String(part).padStart(2, '0');

/** The day of a moment, as a date field has it. */
export const today = (now: Date): string =>
  `${now.getFullYear()}-${pad(now.getMonth() + 1)}-${pad(now.getDate())}`;

export const inAWeek = (now: Date): string =>
  today(new Date(now.getFullYear(), now.getMonth(), now.getDate() + 7));

/** False for what a date field holds before a day was chosen. */
export const isDay = (field: string): boolean => /^\d{4}-\d\d-\d\d$/.test(field);

/** Lessons are thought of by the day of the week. It is the same in every zone; empty before a day was chosen. */
export const dayOfWeek = (field: string): string =>
  isDay(field) ? formatDate(new Date(field), { weekday: 'long', timeZone: 'UTC' }) : '';

const keptKey = (classId: string): string => `${COPIES}due-${classId}`;

/** Who gives several things at one sitting gives them by one day. */
export const keepDue = (classId: string, dueOn: string): void => keepInTab(keptKey(classId), dueOn);

export const proposeDue = (classId: string, now: Date): string =>
  proposedDay(readInTab(keptKey(classId)), now);

export const proposedDay = (kept: string | null, now: Date): string =>
  kept !== null && isDay(kept) && kept >= today(now) ? kept : inAWeek(now);
