// What a learner has reached so far, each number with the way to what it counts; before that, the way to begin.

import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { formatNumber } from '../../../../kit/web/i18n.ts';
import { ButtonLink } from '../../../../kit/web/ui/elements/button.tsx';
import { QueryPart } from '../../../../kit/web/ui/loading/query-part.tsx';
import { behind } from '../behind.tsx';
import { hasBegun } from '../has-begun.ts';
import { type Report, reportQuery } from '../queries.ts';
import { t } from '../texts.ts';

export function Reached() {
  const query = useQuery(reportQuery('all'));
  return (
    <section aria-labelledby="reached" className="rounded-soft border border-line bg-surface p-4 tablet:p-6">
      <h2 id="reached" className="font-serif text-lead font-bold">
        {t('reached.title')}
      </h2>
      <QueryPart query={query} failed={t('failed')} lines={3}>
        {(report) => (hasBegun(report) ? <Numbers report={report} /> : <NothingYet />)}
      </QueryPart>
    </section>
  );
}

function Numbers({ report: { progress, sentences } }: { readonly report: Report }) {
  const { words, lessons, days } = progress;
  const numbers = [
    { label: t('voice.own.wordsKnown'), value: words, to: behind('words', { state: 'known' }) },
    { label: t('progress.lessons'), value: lessons, to: '/study/lessons' },
    { label: t('progress.days'), value: days, to: behind('days', { period: 'all', only: 'study_days' }) },
    { label: t('reached.sentences'), value: sentences, to: '/study' },
  ];
  return (
    <>
      <ul className="mt-2 grid grid-cols-2 gap-x-6 tablet:grid-cols-4">
        {numbers.map(({ label, value, to }) => (
          <li key={label}>
            <Link to={to} className="group flex h-full flex-col py-3 transition-colors hover:text-active">
              <span className="font-serif text-title font-bold tabular-nums">{formatNumber(value)}</span>
              <span className="text-small text-muted group-hover:text-active">{label}</span>
            </Link>
          </li>
        ))}
      </ul>
      <p className="-mb-2 mt-2 border-t border-line pt-1 text-small">
        <Link
          to="/profile/report"
          className="inline-flex min-h-11 items-center text-active underline-offset-4 hover:underline"
        >
          {t('reached.more')}
        </Link>
      </p>
    </>
  );
}

function NothingYet() {
  return (
    <div className="mt-2 grid justify-items-start gap-3">
      <p className="text-muted">{t('empty.text')}</p>
      <ButtonLink to="/study">{t('empty.start')}</ButtonLink>
    </div>
  );
}
