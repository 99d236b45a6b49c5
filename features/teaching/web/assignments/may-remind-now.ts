// Whether a teacher may remind somebody, or write to them, as things stand.

import { mayRemind } from '../../domain/reminder.ts';

/** `last` is when they did; null for never. */
export const mayRemindNow = (last: string | null): boolean =>
  mayRemind(last === null ? null : new Date(last), new Date());
