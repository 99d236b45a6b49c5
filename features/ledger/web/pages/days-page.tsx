// The money of the day and of a period, as it was booked: each number leads to the entries that it is made of.

import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { formatDate, formatFen } from '../../../../kit/web/i18n.ts';
import { ButtonLink } from '../../../../kit/web/ui/elements/button.tsx';
import { SegmentedControl } from '../../../../kit/web/ui/fields/segmented-control.tsx';
import { TextField } from '../../../../kit/web/ui/fields/text-field.tsx';
import { QueryPart } from '../../../../kit/web/ui/loading/query-part.tsx';
import { Page } from '../../../../kit/web/ui/page/page.tsx';
import { Section } from '../../../../kit/web/ui/page/section.tsx';
import { type Column, Table } from '../../../../kit/web/ui/page/table.tsx';
import { DAY_SUMS, type DaySum, isDaySum } from '../../domain/index.ts';
import { PERIODS, type Period, usePeriod } from '../period.ts';
import { daysQuery, type MoneyDays } from '../queries.ts';
import { t } from '../texts.ts';
import { DayEntriesPage } from './day-entries-page.tsx';

/** With a sum in the address it is the entries of that. */
export function DaysPage() {
  const [parameters] = useSearchParams();
  const sum = parameters.get('sum') ?? '';
  return isDaySum(sum) ? <DayEntriesPage sum={sum} /> : <AllDays />;
}

function AllDays() {
  const { period } = usePeriod();
  const query = useQuery(daysQuery(period));
  return (
    <Page
      title={t('days.title')}
      lead={t('days.lead')}
      width="wide"
      actions={<ButtonLink to="/admin/ledger">{t('days.toAccounts')}</ButtonLink>}
    >
      <QueryPart query={query} failed={t('days.failed')} lines={16}>
        {(money) => (
          <div className="grid gap-10">
            <OpenNow money={money} />
            <Section title={t('days.byDay')}>
              <PeriodFields />
              <Days money={money} period={period} />
            </Section>
          </div>
        )}
      </QueryPart>
    </Page>
  );
}

function PeriodFields() {
  const { period, latest, choose, change } = usePeriod();
  return (
    <div className="mb-6 flex flex-wrap items-end gap-4">
      <SegmentedControl
        label={t('days.period')}
        options={PERIODS.map((value) => ({ value, label: t(`days.periods.${value}`) }))}
        value={latest ?? null}
        onChange={choose}
      />
      <TextField
        label={t('days.from')}
        type="date"
        value={period.from}
        onChange={({ target }) => {
          if (target.value !== '') change({ from: target.value });
        }}
      />
      <TextField
        label={t('days.until')}
        type="date"
        value={period.until}
        onChange={({ target }) => {
          if (target.value !== '') change({ until: target.value });
        }}
      />
    </div>
  );
}

type MoneyProps = { readonly money: MoneyDays };

function OpenNow({ money: { open } }: MoneyProps) {
  return (
    <Section title={t('days.now')}>
      <dl className="grid gap-4 tablet:grid-cols-2 wide:grid-cols-4">
        {open.map(({ name, fen, count, to }) => (
          <div key={name} className="rounded-soft border border-line bg-surface p-4">
            <dt className="text-caption text-muted">{t(`days.open.${name}`)}</dt>
            <dd>
              <Link
                to={to}
                className="inline-flex min-h-11 items-center font-serif text-title font-bold whitespace-nowrap tabular-nums underline decoration-line-strong underline-offset-4 hover:decoration-ink"
              >
                {formatFen(fen)}
              </Link>
              <span className="block text-small text-muted">{t('days.count', { count })}</span>
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

type Row = { readonly key: string; readonly label: string; readonly period: Period } & Readonly<
  Record<DaySum, number>
>;

const showDay = (day: string): string => formatDate(new Date(day), { dateStyle: 'medium', timeZone: 'UTC' });

/** All days together first, and then day by day. */
function Days({ money: { days }, period }: MoneyProps & { readonly period: Period }) {
  if (days.length === 0) return <p className="text-muted">{t('days.none')}</p>;
  const sumOf = (name: DaySum) => days.reduce((total, each) => total + each[name], 0);
  const all: Row = {
    key: 'all',
    label: t('days.all'),
    period,
    received: sumOf('received'),
    paid_to_sellers: sumOf('paid_to_sellers'),
    paid_to_carriers: sumOf('paid_to_carriers'),
    refunded: sumOf('refunded'),
    income: sumOf('income'),
  };
  const rows: readonly Row[] = [
    all,
    ...days.map(({ day, ...sums }) => ({
      key: day,
      label: showDay(day),
      period: { from: day, until: day },
      ...sums,
    })),
  ];
  return <Table caption={t('days.byDay')} rows={rows} rowKey={({ key }) => key} columns={columns()} />;
}

const columns = (): readonly Column<Row>[] => [
  {
    key: 'day',
    header: t('days.day'),
    cell: ({ key, label }) => (key === 'all' ? <strong>{label}</strong> : label),
  },
  ...DAY_SUMS.map(
    (name): Column<Row> => ({
      key: name,
      header: t(`days.sums.${name}`),
      align: 'end',
      cell: (row) => <Amount row={row} name={name} />,
    }),
  ),
];

function Amount({ row, name }: { readonly row: Row; readonly name: DaySum }) {
  const { from, until } = row.period;
  const amount = formatFen(row[name]);
  const label = { sum: t(`days.sums.${name}`), from: showDay(from), until: showDay(until), amount };
  return (
    <Link
      to={`/admin/ledger/days?sum=${name}&from=${from}&until=${until}`}
      aria-label={t('days.openSum', label)}
      className={`inline-flex min-h-11 items-center whitespace-nowrap tabular-nums underline decoration-line-strong underline-offset-4 hover:decoration-ink wide:min-h-8 ${row.key === 'all' ? 'font-bold' : ''}`}
    >
      {amount}
    </Link>
  );
}
