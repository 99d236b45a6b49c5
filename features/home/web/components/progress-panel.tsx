// A learner's progress in four figures; the sample of guests says that it is one.

import type { Progress } from '../../../../kit/core/progress.ts';
import { formatNumber } from '../../../../kit/web/i18n.ts';
import { ProgressBar } from '../../../../kit/web/ui/progress-bar.tsx';
import { t } from '../texts.ts';
import { SampleLabel } from './sample-label.tsx';

type ProgressPanelProps = { readonly progress: Progress; readonly isSample: boolean };

export function ProgressPanel({ progress, isSample }: ProgressPanelProps) {
  return (
    <section
      aria-labelledby="progress-title"
      className="rounded-soft border border-line bg-surface p-5 tablet:p-8"
    >
      <div className="mb-6 flex items-center justify-between gap-4">
        <h2 id="progress-title" className="font-serif text-title font-bold">
          {t('progress.title')}
        </h2>
        {isSample ? <SampleLabel text={t('progress.sample')} /> : null}
      </div>
      <ProgressBar label={t('progress.percentage')} percentage={progress.percentage} />
      <dl className="mt-6 grid grid-cols-3 border-t border-line">
        <Figure label={t('progress.days')} value={progress.days} />
        <Figure label={t('progress.lessons')} value={progress.lessons} />
        <Figure label={t('progress.words')} value={progress.words} />
      </dl>
      <p className="mt-6 text-small text-muted">
        {isSample ? t('progress.sampleNote') : t('progress.ownNote')}
      </p>
    </section>
  );
}

function Figure({ label, value }: { readonly label: string; readonly value: number }) {
  return (
    <div className="flex flex-col-reverse justify-end border-s border-line px-3 pt-4 first:border-s-0 first:ps-0 tablet:px-5">
      <dt className="text-caption text-muted">{label}</dt>
      <dd className="font-serif text-title font-bold tabular-nums">{formatNumber(value)}</dd>
    </div>
  );
}
