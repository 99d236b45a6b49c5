// What came in and went back day by day, by what it was paid for.

import { useQuery } from '@tanstack/react-query';
import { formatDate, formatFen } from '../../../../kit/web/i18n.ts';
import { useAddressFilter } from '../../../../kit/web/routing/use-address-filter.ts';
import { SegmentedControl } from '../../../../kit/web/ui/fields/segmented-control.tsx';
import { QueryPart } from '../../../../kit/web/ui/loading/query-part.tsx';
import { BarChart } from '../../../../kit/web/ui/page/bar-chart.tsx';
import { Page } from '../../../../kit/web/ui/page/page.tsx';
import { Section } from '../../../../kit/web/ui/page/section.tsx';
import { type Column, Table } from '../../../../kit/web/ui/page/table.tsx';
import { PAYMENT_KINDS, type PaymentKind } from '../../domain/kinds.ts';
import { AdminLinks } from '../components/admin/admin-links.tsx';
import { REVENUE_DAYS, type Revenue, revenueQuery } from '../queries.ts';
import { t } from '../texts.ts';

export function RevenuePage() {
  const { read, change } = useAddressFilter();
  const days = REVENUE_DAYS.find((known) => known === read('days')) ?? '30';
  const query = useQuery(revenueQuery(days));
  return (
    <Page
      title={t('revenue.title')}
      lead={t('revenue.lead')}
      width="wide"
      actions={<AdminLinks to={['days', 'payments']} />}
    >
      <div className="mb-8">
        <SegmentedControl
          label={t('revenue.period')}
          options={REVENUE_DAYS.map((value) => ({
            value,
            label: t('revenue.days', { count: Number(value) }),
          }))}
          value={days}
          onChange={(chosen) => change({ days: chosen })}
        />
      </div>
      <QueryPart query={query} failed={t('admin.failed')} lines={16}>
        {(revenue) => (
          <div className="grid gap-10">
            <Sums revenue={revenue} />
            <DayChart revenue={revenue} />
          </div>
        )}
      </QueryPart>
    </Page>
  );
}

type Props = { readonly revenue: Revenue };
type Sum = {
  readonly kind: PaymentKind | 'all';
  readonly incomeFen: number;
  readonly refundedFen: number;
  readonly disputedFen: number;
};

type Moved = Pick<Sum, 'incomeFen' | 'refundedFen' | 'disputedFen'>;

const netOf = ({ incomeFen, refundedFen, disputedFen }: Moved): number =>
  incomeFen - refundedFen - disputedFen;

function Sums({ revenue: { rows } }: Props) {
  const sumOf = (kind: Sum['kind']): Sum => {
    const meant = rows.filter((row) => kind === 'all' || row.kind === kind);
    return {
      kind,
      incomeFen: meant.reduce((sum, row) => sum + row.incomeFen, 0),
      refundedFen: meant.reduce((sum, row) => sum + row.refundedFen, 0),
      disputedFen: meant.reduce((sum, row) => sum + row.disputedFen, 0),
    };
  };
  const sums = [...PAYMENT_KINDS.map(sumOf), sumOf('all')];
  return (
    <Section title={t('revenue.byKind')}>
      <Table caption={t('revenue.byKind')} rows={sums} rowKey={({ kind }) => kind} columns={sumColumns()} />
    </Section>
  );
}

const sumColumns = (): readonly Column<Sum>[] => [
  {
    key: 'kind',
    header: t('admin.kind'),
    cell: ({ kind }) => (kind === 'all' ? <strong>{t('revenue.all')}</strong> : t(`kinds.${kind}`)),
  },
  { key: 'in', header: t('overview.income'), align: 'end', cell: ({ incomeFen }) => formatFen(incomeFen) },
  {
    key: 'back',
    header: t('overview.refunded'),
    align: 'end',
    cell: ({ refundedFen }) => formatFen(refundedFen),
  },
  {
    key: 'disputed',
    header: t('revenue.disputed'),
    align: 'end',
    cell: ({ disputedFen }) => formatFen(disputedFen),
  },
  {
    key: 'net',
    header: t('revenue.net'),
    align: 'end',
    cell: (sum) => formatFen(netOf(sum)),
  },
];

/** What stayed of each day; a day on which more went back than came in shows so. */
function DayChart({ revenue: { days, rows } }: Props) {
  const net = new Map<string, number>();
  for (const row of rows) net.set(row.day, (net.get(row.day) ?? 0) + netOf(row));
  return (
    <Section title={t('revenue.byDay')}>
      <BarChart
        caption={t('revenue.byDay')}
        bars={days.map((day) => ({
          key: day,
          label: formatDate(new Date(day), { month: 'numeric', day: 'numeric', timeZone: 'UTC' }),
          value: net.get(day) ?? 0,
          shown: formatFen(net.get(day) ?? 0),
        }))}
        columns={{ label: t('revenue.day'), value: t('revenue.net') }}
        tableTitle={t('revenue.table')}
      />
    </Section>
  );
}
