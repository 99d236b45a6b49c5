// How the end of an account is dated.

import { formatDate } from '../../../kit/web/i18n.ts';
import { earliestEnd } from '../domain/index.ts';
import type { DeletionStatus } from './queries.ts';

/** By which the place where the account is kept after all is named in an address. */
export const KEEP_PLACE = 'keep';

/** The day and the hour, in the reader's zone. */
export const momentOf = (iso: string): string =>
  formatDate(new Date(iso), { dateStyle: 'long', timeStyle: 'short' });

/** A day (`yyyy-mm-dd`), the same one wherever it is read. */
export const dayOf = (day: string): string =>
  formatDate(new Date(day), { dateStyle: 'long', timeZone: 'UTC' });

/** When the account goes at the earliest: the end of its grace, or the day on which what is on its way can have come. */
export function endOf(dueAt: string, obstacles: DeletionStatus['obstacles']): string {
  const end = earliestEnd(new Date(dueAt), obstacles);
  return 'day' in end ? dayOf(end.day) : momentOf(dueAt);
}
