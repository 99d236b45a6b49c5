// A learner's own report: what was won this week, this month or ever, with all that stands behind it.

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ButtonLink } from '../../../../kit/web/ui/elements/button.tsx';
import { SegmentedControl } from '../../../../kit/web/ui/fields/segmented-control.tsx';
import { QueryPart } from '../../../../kit/web/ui/loading/query-part.tsx';
import { EmptyState } from '../../../../kit/web/ui/page/empty-state.tsx';
import { Page } from '../../../../kit/web/ui/page/page.tsx';
import { PERIODS } from '../../domain/index.ts';
import { ExportButtons } from '../parts/export-buttons.tsx';
import { ReportView } from '../parts/report-view.tsx';
import { type Report, reportQuery } from '../queries.ts';
import { t } from '../texts.ts';
import { usePeriod } from '../use-period.ts';

export function ReportPage() {
  const [period, setPeriod] = usePeriod();
  const query = useQuery({ ...reportQuery(period), placeholderData: keepPreviousData });
  const report = query.data;
  const isBegun = report !== undefined && hasBegun(report);
  return (
    <Page title={t('title')} width="wide" actions={isBegun ? <ExportButtons report={report} /> : undefined}>
      <QueryPart query={query} failed={t('failed')} lines={8}>
        {(read) =>
          hasBegun(read) ? (
            <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
              <div className="print:hidden">
                <SegmentedControl
                  label={t('period.label')}
                  options={PERIODS.map((value) => ({ value, label: t(`period.${value}`) }))}
                  value={period}
                  onChange={setPeriod}
                />
              </div>
              <ReportView report={read} />
            </div>
          ) : (
            <NothingYet />
          )
        }
      </QueryPart>
    </Page>
  );
}

/** Whether there is anything to report of, at any time. */
function hasBegun({ calendar, words, answers, progress }: Report): boolean {
  const hasWords = words.states.some(({ count }) => count > 0);
  const hasAnswers = answers.all.right + answers.all.missed > 0;
  return calendar.days.length > 0 || hasWords || hasAnswers || progress.days > 0;
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
