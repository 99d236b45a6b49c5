// The days of a week with a session, in words: how many, and which are kept free.

import { useQuery } from '@tanstack/react-query';
import { languageTag } from '../../../kit/web/i18n.ts';
import { studySettingsQuery, WEEK, weekdayName } from '../../study/web/api.ts';
import { sessionsAWeekOf, weekOfDays } from '../domain/index.ts';
import { t } from './texts.ts';

export const daysText = (count: number): string => t('freeDays.aWeek', { count });

/** Undefined while the free days are not read. */
export function useWeekText(): string | undefined {
  const { data: settings } = useQuery(studySettingsQuery);
  if (!settings) return undefined;
  const { freeDays } = settings;
  const days = daysText(sessionsAWeekOf(weekOfDays(WEEK.length - freeDays.length)));
  const names = freeDays.toSorted((a, b) => a - b).map((day) => weekdayName(day));
  const rest =
    names.length === 0
      ? t('freeDays.catchUp')
      : t('freeDays.not', { days: new Intl.ListFormat(languageTag).format(names) });
  return `${days} (${rest})`;
}
