// The four numbers of progress, of all time: the percentage, days, lessons and words. They stand last and small.

import type { ReactNode } from 'react';
import { formatNumber } from '../../../../kit/web/i18n.ts';
import { Behind, behind } from '../behind.tsx';
import type { Report } from '../queries.ts';
import { percent } from '../show.ts';
import { t } from '../texts.ts';
import { useVoice } from '../voice.ts';

export function ProgressNumbers({ progress }: { readonly progress: Report['progress'] }) {
  const voice = useVoice();
  const { percentage, days, lessons, lessonsPlaced, words } = progress;
  return (
    <section aria-labelledby="report-progress" className="border-t border-line pt-5 text-small">
      <h2 id="report-progress" className="font-bold text-muted">
        {t('progress.title')}
      </h2>
      <p className="mt-1 max-w-prose text-muted">{t('progress.note')}</p>
      <dl className="mt-3 grid grid-cols-2 gap-x-6 gap-y-2 tablet:grid-cols-4">
        <Figure label={t('progress.days')}>
          <Behind to={behind('days', { period: 'all', only: 'study_days' })}>{formatNumber(days)}</Behind>
        </Figure>
        <Figure label={t('progress.lessons')}>
          <Behind to="/study/lessons">
            {lessonsPlaced > 0
              ? t('progress.placed', { done: formatNumber(lessons), count: lessonsPlaced })
              : formatNumber(lessons)}
          </Behind>
        </Figure>
        <Figure label={t(`voice.${voice}.wordsKnown`)}>
          <Behind to={behind('words', { state: 'known' })}>{formatNumber(words)}</Behind>
        </Figure>
        {percentage > 0 ? (
          <Figure label={t('progress.percentage')}>{percent(percentage / 100)}</Figure>
        ) : null}
      </dl>
    </section>
  );
}

function Figure({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt className="text-caption text-muted">{label}</dt>
      <dd className="flex min-h-11 items-center font-bold tabular-nums">{children}</dd>
    </div>
  );
}
