// A learner's report as a parent or teacher reads it by a link: the numbers, without what stands behind them.

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { errorCode } from '../../../../kit/web/api/api.ts';
import { errorText, formatDate } from '../../../../kit/web/i18n.ts';
import { ButtonLink } from '../../../../kit/web/ui/elements/button.tsx';
import { QueryPart } from '../../../../kit/web/ui/loading/query-part.tsx';
import { EmptyState } from '../../../../kit/web/ui/page/empty-state.tsx';
import { Page } from '../../../../kit/web/ui/page/page.tsx';
import { hasStudied } from '../../domain/index.ts';
import { CanOpen } from '../behind.tsx';
import { hasBegun } from '../has-begun.ts';
import { FollowedPart } from '../links/followed-part.tsx';
import { PeriodChoice } from '../parts/period-choice.tsx';
import { ProgressNumbers } from '../parts/progress-numbers.tsx';
import { ReportView } from '../parts/report-view.tsx';
import { type SharedReport, sharedQuery } from '../queries.ts';
import { t } from '../texts.ts';
import { usePeriod } from '../use-period.ts';

export function SharedReportPage() {
  const { key = '' } = useParams();
  const [period] = usePeriod();
  const query = useQuery({ ...sharedQuery(key, period), placeholderData: keepPreviousData });
  if (query.error && errorCode(query.error) === 'LINK_CLOSED') return <Closed />;
  return (
    <Page
      title={titleOf(query.data)}
      lead={query.data && hasBegun(query.data.report) ? <Summary shared={query.data} /> : undefined}
      width="wide"
    >
      {/* An address that opens somebody's report is no business of search engines or of other sites. */}
      <meta name="robots" content="noindex" />
      <meta name="referrer" content="no-referrer" />
      <QueryPart
        query={query}
        failed={t('failed')}
        lines={8}
        explain={(error) => errorText(errorCode(error))}
      >
        {({ name, report, expiresAt }) =>
          hasBegun(report) ? (
            <CanOpen value={false}>
              <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
                <PeriodChoice />
                <ReportView report={report} />
                <ProgressNumbers progress={report.progress} />
                <p className="text-small text-muted">{untilText(expiresAt)}</p>
                <FollowedPart key={key} reportKey={key} name={name ?? begun(t('shared.nameless'))} />
              </div>
            </CanOpen>
          ) : (
            <p className="text-lead">{t('shared.nothing')}</p>
          )
        }
      </QueryPart>
    </Page>
  );
}

function titleOf(shared: SharedReport | undefined): string {
  if (!shared) return t('shared.plainTitle');
  return shared.name === null ? t('shared.namelessTitle') : t('shared.title', { name: shared.name });
}

function Summary({ shared }: { readonly shared: SharedReport }) {
  return <span className="block max-w-prose text-lead text-ink">{summaryOf(shared)}</span>;
}

/** What a parent wants to know, in one sentence. */
const summaryOf = (shared: SharedReport): string =>
  // A name stands as it was given, whatever it begins with.
  shared.name === null ? begun(sentenceOf(shared)) : sentenceOf(shared);

/** As a sentence begins. */
const begun = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

function sentenceOf({ name, report }: SharedReport): string {
  const { period, minutes, studyDays, words } = report;
  const told = {
    name: name ?? t('shared.nameless'),
    words: knownText(words),
  };
  if (!hasStudied(report)) return t(`shared.idle.${period}`, told);
  if (minutes === 0) return t(`shared.brief.${period}`, told);
  return t(`shared.summary.${period}`, {
    ...told,
    // Minutes are of one day at least, be it a short one.
    days: t('shared.days', { count: Math.max(1, studyDays) }),
    minutes: t('shared.minutes', { count: minutes }),
  });
}

/** Words that reviews have shown, and those that the placement makes probable: neither alone is what somebody knows. */
function knownText({ known, probable }: SharedReport['report']['words']): string {
  if (probable === 0) return t('shared.words', { count: known });
  return known === 0
    ? t('shared.probableWords', { count: probable })
    : t('shared.bothWords', { words: t('shared.words', { count: known }), probable });
}

const untilText = (expiresAt: string): string =>
  t('shared.lead', { date: formatDate(new Date(expiresAt), { dateStyle: 'medium' }) });

function Closed() {
  return (
    <Page title={t('shared.plainTitle')} width="form">
      <EmptyState
        title={t('shared.closedTitle')}
        action={<ButtonLink to="/">{t('shared.toHome')}</ButtonLink>}
      >
        {t('shared.closed')}
      </EmptyState>
    </Page>
  );
}
