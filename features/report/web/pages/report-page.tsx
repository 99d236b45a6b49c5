// A learner's own report: what was won this week, this month or ever, with all that stands behind it.

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { ButtonLink } from '../../../../kit/web/ui/elements/button.tsx';
import { QueryPart } from '../../../../kit/web/ui/loading/query-part.tsx';
import { EmptyState } from '../../../../kit/web/ui/page/empty-state.tsx';
import { Page } from '../../../../kit/web/ui/page/page.tsx';
import { hasBegun } from '../has-begun.ts';
import { LINKS_PLACE, LinksSection } from '../links/links-section.tsx';
import { ExportButtons } from '../parts/export-buttons.tsx';
import { PeriodChoice } from '../parts/period-choice.tsx';
import { ProgressNumbers } from '../parts/progress-numbers.tsx';
import { ReportView } from '../parts/report-view.tsx';
import { reportQuery } from '../queries.ts';
import { t } from '../texts.ts';
import { usePeriod } from '../use-period.ts';

export function ReportPage() {
  const [period] = usePeriod();
  const { search } = useLocation();
  const query = useQuery({ ...reportQuery(period), placeholderData: keepPreviousData });
  const report = query.data;
  const isBegun = report !== undefined && hasBegun(report);
  return (
    <Page
      title={t('title')}
      width="wide"
      actions={
        isBegun ? (
          <>
            <ButtonLink to={{ hash: LINKS_PLACE, search }}>{t('links.title')}</ButtonLink>
            <ExportButtons report={report} />
          </>
        ) : undefined
      }
    >
      <QueryPart query={query} failed={t('failed')} lines={8}>
        {(read) =>
          hasBegun(read) ? (
            <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
              <PeriodChoice />
              <ReportView report={read} />
              <LinksSection />
              <ProgressNumbers progress={read.progress} />
            </div>
          ) : (
            <NothingYet />
          )
        }
      </QueryPart>
    </Page>
  );
}

function NothingYet() {
  return (
    <EmptyState
      title={t('empty.title')}
      action={
        <ButtonLink look="primary" to="/study">
          {t('empty.start')}
        </ButtonLink>
      }
    >
      {t('empty.text')}
    </EmptyState>
  );
}
