// The days of a week as pages name them, and which of them somebody studies on.

import { queryClient } from '../../../kit/web/api/query-client.ts';
import { formatDate } from '../../../kit/web/i18n.ts';
import { type StudySettings, studySettingsQuery } from './queries.ts';
import { studyApi } from './study-api.ts';

/** Monday to Sunday. */
export const WEEK = [1, 2, 3, 4, 5, 6, 7];

/** The fifth of January 1970 was a Monday. */
export const weekdayName = (day: number, weekday: 'long' | 'short' = 'long'): string =>
  formatDate(new Date(Date.UTC(1970, 0, 4 + day)), { weekday, timeZone: 'UTC' });

/** Undefined where that leaves no day of the week. */
export function withFreeDay(freeDays: readonly number[], day: number, isFree: boolean): number[] | undefined {
  const free = WEEK.filter((each) => (each === day ? isFree : freeDays.includes(each)));
  return free.length < WEEK.length ? free : undefined;
}

/** Shown at once; what the server refuses is as it was. */
export async function changeFreeDays(freeDays: number[]): Promise<void> {
  const { queryKey } = studySettingsQuery;
  const before = queryClient.getQueryData<StudySettings>(queryKey);
  queryClient.setQueryData<StudySettings>(queryKey, (known) => known && { ...known, freeDays });
  try {
    await studyApi.changeSettings({ freeDays });
  } catch (error) {
    queryClient.setQueryData(queryKey, before);
    throw error;
  }
  void queryClient.invalidateQueries({ queryKey: ['study'] });
}
