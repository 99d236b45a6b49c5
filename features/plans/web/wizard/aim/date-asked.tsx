// Asks whether the plan should keep to the day that the learner's own words name, as long as no day is chosen.

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDate } from '../../../../../kit/web/i18n.ts';
import { Button } from '../../../../../kit/web/ui/elements/button.tsx';
import { aimNamed, dateIn, EXAM_BANDS } from '../../../domain/index.ts';
import { startQuery } from '../../queries.ts';
import { t } from '../../texts.ts';
import { deviceDay } from '../answers/device-day.ts';
import type { DraftState } from '../answers/use-draft.ts';

export function DateAsked({ draft: { aim, dream }, change }: Pick<DraftState, 'draft' | 'change'>) {
  const { data: start } = useQuery(startQuery);
  const [today] = useState(() => deviceDay(new Date()));
  const [declined, setDeclined] = useState<string>();
  const by = aim?.by ? undefined : dateIn(dream, today);
  // The exam after the one that the placement has shown.
  const nextBand = Math.min(EXAM_BANDS.length, (start?.placedLevel?.exam ?? 0) + 1);
  return (
    <div aria-live="polite">
      {by === undefined || by === declined ? null : (
        <div className="mt-4 rounded-soft border border-line bg-surface px-5 py-4">
          <p className="font-bold">
            {t('aim.asked.question', {
              date: formatDate(new Date(`${by}T12:00:00`), { dateStyle: 'long' }),
            })}
          </p>
          <p className="text-small text-muted">{t('aim.asked.note')}</p>
          <div className="mt-3 flex flex-wrap gap-3">
            <Button onClick={() => change({ aim: { ...(aim ?? aimNamed(dream, nextBand)), by } })}>
              {t('aim.asked.yes')}
            </Button>
            <Button look="ghost" onClick={() => setDeclined(by)}>
              {t('aim.asked.no')}
            </Button>
          </div>
        </div>
      )}
    </div>
  );
}
