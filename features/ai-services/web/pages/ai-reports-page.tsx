// Answers that learners reported: read, noted upon, closed.

import { useInfiniteQuery } from '@tanstack/react-query';
import { useAddressFilter } from '../../../../kit/web/routing/use-address-filter.ts';
import { ButtonLink } from '../../../../kit/web/ui/elements/button.tsx';
import { SegmentedControl } from '../../../../kit/web/ui/fields/segmented-control.tsx';
import { ListPart } from '../../../../kit/web/ui/loading/list-part.tsx';
import { EmptyState } from '../../../../kit/web/ui/page/empty-state.tsx';
import { Page } from '../../../../kit/web/ui/page/page.tsx';
import { ReportItem } from '../components/report-item.tsx';
import { type ReportState, reportsQuery } from '../queries.ts';
import { t } from '../texts.ts';

const SHOWN = ['open', 'closed', 'all'] as const;
type Shown = (typeof SHOWN)[number];

export function AiReportsPage() {
  const { read, change } = useAddressFilter();
  const asked = read('state');
  const shown: Shown = SHOWN.find((state) => state === asked) ?? 'open';
  return (
    <Page
      title={t('reports.title')}
      lead={t('reports.lead')}
      actions={<ButtonLink to="/admin/ai-services">{t('services.title')}</ButtonLink>}
      width="wide"
    >
      <search className="mb-6 block">
        <SegmentedControl
          label={t('reports.show')}
          options={SHOWN.map((value) => ({ value, label: t(`reports.shown.${value}`) }))}
          value={shown}
          onChange={(state) => change({ state: state === 'open' ? undefined : state })}
        />
      </search>
      <Reports state={shown === 'all' ? undefined : shown} />
    </Page>
  );
}

function Reports({ state }: { readonly state: ReportState | undefined }) {
  const query = useInfiniteQuery(reportsQuery(state));
  return (
    <ListPart
      query={query}
      itemsOf={(page) => page.reports}
      failed={t('reports.failed')}
      empty={
        <EmptyState
          title={t('reports.none')}
          action={<ButtonLink to="/admin/ai-services">{t('services.title')}</ButtonLink>}
        >
          {t('reports.noneWhy')}
        </EmptyState>
      }
    >
      {(reports) => (
        <ul className="grid gap-6">
          {reports.map((report) => (
            <li key={report.id}>
              <ReportItem report={report} />
            </li>
          ))}
        </ul>
      )}
    </ListPart>
  );
}
