// The sample progress that guests see, in four figures; it says that it is a sample.

import { formatNumber } from '../../../../kit/web/i18n.ts';
import { ProgressBar } from '../../../../kit/web/ui/elements/progress-bar.tsx';
import { t } from '../texts.ts';
import { SampleLabel } from './sample-label.tsx';

/** Only guests see it; a new account begins at zero (spec section 3). */
const SAMPLE = { percentage: 45, days: 24, lessons: 12, words: 120 };

export function SampleProgress() {
  const { percentage, days, lessons, words } = SAMPLE;
  return (
    <section
      aria-labelledby="progress-title"
      className="rounded-soft border border-line bg-surface p-5 tablet:p-8"
    >
      <div className="mb-6 flex items-center justify-between gap-4">
        <h2 id="progress-title" className="font-serif text-title font-bold">
          {t('progress.title')}
        </h2>
        <SampleLabel text={t('progress.sample')} />
      </div>
      <ProgressBar label={t('progress.percentage')} percentage={percentage} />
      <dl className="mt-6 grid grid-cols-3 border-t border-line">
        <Figure label={t('progress.days')} value={days} />
        <Figure label={t('progress.lessons')} value={lessons} />
        <Figure label={t('progress.words')} value={words} />
      </dl>
      <p className="mt-6 text-small text-muted">{t('progress.sampleNote')}</p>
    </section>
  );
}

function Figure({ label, value }: { readonly label: string; readonly value: number }) {
  return (
    <div className="flex flex-col-reverse justify-end border-s border-line ps-3 pt-4 first:border-s-0 first:ps-0 tablet:ps-5">
      <dt className="text-caption text-muted">{label}</dt>
      <dd className="font-serif text-title font-bold tabular-nums">{formatNumber(value)}</dd>
    </div>
  );
}
