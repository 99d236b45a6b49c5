// The days of the week without study: a plan has no session on them, and ends the later.

import { useMutation, useQuery } from '@tanstack/react-query';
import { errorCode } from '../../../../../kit/web/api/api.ts';
import { queryClient } from '../../../../../kit/web/api/query-client.ts';
import { errorText } from '../../../../../kit/web/i18n.ts';
import {
  changeFreeDays,
  studySettingsQuery,
  WEEK,
  weekdayName,
  withFreeDay,
} from '../../../../study/web/api.ts';
import { t } from '../../texts.ts';
import { useWeekText } from '../../week-text.ts';
import { ChoiceChips } from './choice-chips.tsx';

/** Kept at once, as in the settings of reviews: they are the learner's own, whatever becomes of the plan. */
export function FreeDays() {
  const { data: settings } = useQuery(studySettingsQuery);
  const weekText = useWeekText();
  const change = useMutation({
    mutationFn: changeFreeDays,
    // What a plan would come to is another.
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['plans'] }),
    networkMode: 'always',
  });
  if (!settings) return null;
  const { freeDays } = settings;
  const isLast = freeDays.length === WEEK.length - 1;
  return (
    <div>
      <ChoiceChips
        label={t('freeDays.label')}
        hint={t('freeDays.hint')}
        options={WEEK.map((day) => ({ value: String(day), label: weekdayName(day, 'short') }))}
        chosen={freeDays.map(String)}
        onToggle={(value) => {
          const day = Number(value);
          const free = withFreeDay(freeDays, day, !freeDays.includes(day));
          if (free) change.mutate(free);
        }}
      />
      <p aria-live="polite" className="mt-2 text-small text-muted">
        {change.error ? `${t('freeDays.notSaved')} ${errorText(errorCode(change.error))}` : null}
        {change.error ? null : weekText} {isLast && !change.error ? t('freeDays.oneDay') : null}
      </p>
    </div>
  );
}
