// The four numbers of progress, of all time: the percentage, days, lessons and words.

import type { ReactNode } from 'react';
import { formatNumber } from '../../../../kit/web/i18n.ts';
import { ProgressBar } from '../../../../kit/web/ui/elements/progress-bar.tsx';
import { Section } from '../../../../kit/web/ui/page/section.tsx';
import { Behind, behind } from '../behind.tsx';
import type { Report } from '../queries.ts';
import { t } from '../texts.ts';

export function ProgressNumbers({ progress }: { readonly progress: Report['progress'] }) {
  const { percentage, days, lessons, words } = progress;
  return (
    <Section title={t('progress.title')} lead={t('progress.note')}>
      <ProgressBar label={t('progress.percentage')} percentage={percentage} />
      <dl className="mt-4 grid grid-cols-3 border-t border-line">
        <Figure label={t('progress.days')}>
          <Behind to={behind('days', { period: 'all', only: 'study_days' })}>{formatNumber(days)}</Behind>
        </Figure>
        <Figure label={t('progress.lessons')}>
          <Behind to="/study/lessons">{formatNumber(lessons)}</Behind>
        </Figure>
        <Figure label={t('progress.words')}>
          <Behind to={behind('words', { state: 'known' })}>{formatNumber(words)}</Behind>
        </Figure>
      </dl>
    </Section>
  );
}

function Figure({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className="flex flex-col-reverse justify-end border-s border-line ps-4 pt-3 first:border-s-0 first:ps-0">
      <dt className="text-caption text-muted">{label}</dt>
      <dd className="font-serif text-title font-bold tabular-nums">{children}</dd>
    </div>
  );
}
