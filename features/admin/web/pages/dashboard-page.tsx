// The admin's first page: what needs somebody today, how things stand, and the numbers day by day.

import { useQuery } from '@tanstack/react-query';
import { formatDate } from '../../../../kit/web/i18n.ts';
import { useAddressFilter } from '../../../../kit/web/routing/use-address-filter.ts';
import { SegmentedControl } from '../../../../kit/web/ui/fields/segmented-control.tsx';
import { QueryPart } from '../../../../kit/web/ui/loading/query-part.tsx';
import { Notice } from '../../../../kit/web/ui/notices/notice.tsx';
import { Page } from '../../../../kit/web/ui/page/page.tsx';
import { Section } from '../../../../kit/web/ui/page/section.tsx';
import { FactTiles } from '../components/overview/fact-tiles.tsx';
import { FigureChart } from '../components/overview/figure-chart.tsx';
import { TaskList } from '../components/overview/task-list.tsx';
import { Yesterday } from '../components/overview/yesterday.tsx';
import { SiteState } from '../components/site-state.tsx';
import { OVERVIEW_DAYS, type Overview, overviewQuery } from '../queries.ts';
import { t } from '../texts.ts';

export function DashboardPage() {
  const { read, change } = useAddressFilter();
  const days = OVERVIEW_DAYS.find((known) => known === read('days')) ?? '30';
  const query = useQuery(overviewQuery(days));
  return (
    <Page title={t('dashboard.title')} lead={t('dashboard.lead')} width="wide">
      <QueryPart query={query} failed={t('dashboard.failed')} lines={20}>
        {(overview) => (
          <div className="grid gap-12">
            <Unread overview={overview} />
            <TaskList parts={overview.parts} />
            <Yesterday figures={overview.figures} />
            <Figures overview={overview} days={days} onDays={(chosen) => change({ days: chosen })} />
            <FactTiles parts={overview.parts} />
            <SiteState />
          </div>
        )}
      </QueryPart>
    </Page>
  );
}

/** Parts that could not be read: what stands below does not know of them. */
function Unread({ overview: { parts, figures } }: { readonly overview: Overview }) {
  const unread = [
    ...parts.filter(({ content }) => content === null),
    ...figures.filter(({ days }) => days === null),
  ];
  return unread.map(({ name, title }) => (
    <Notice key={name} tone="wrong">
      {t('dashboard.partFailed', { title })}
    </Notice>
  ));
}

type FiguresProps = {
  readonly overview: Overview;
  readonly days: (typeof OVERVIEW_DAYS)[number];
  readonly onDays: (days: (typeof OVERVIEW_DAYS)[number]) => void;
};

function Figures({ overview: { figures, readAt }, days, onDays }: FiguresProps) {
  const time = formatDate(new Date(readAt), { timeStyle: 'short' });
  return (
    <Section title={t('dashboard.figuresTitle')} lead={t('dashboard.readAt', { time })}>
      <SegmentedControl
        label={t('dashboard.period')}
        options={OVERVIEW_DAYS.map((value) => ({
          value,
          label: t('dashboard.days', { count: Number(value) }),
        }))}
        value={days}
        onChange={onDays}
      />
      <div className="mt-6 grid gap-8 tablet:grid-cols-2">
        {figures.map((figure) =>
          figure.days === null || figure.partOf !== null ? null : (
            <FigureChart key={figure.name} title={figure.title} unit={figure.unit} days={figure.days} />
          ),
        )}
      </div>
    </Section>
  );
}
