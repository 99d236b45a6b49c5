// A number of each day as bars, with the sum of all.

import type { DayUnit } from '../../../../../kit/core/parts/overview-part.ts';
import { formatDate, formatFen, formatNumber } from '../../../../../kit/web/i18n.ts';
import { BarChart } from '../../../../../kit/web/ui/page/bar-chart.tsx';
import { t } from '../../texts.ts';

type FigureChartProps = {
  readonly title: string;
  readonly unit: DayUnit;
  readonly days: readonly { readonly day: string; readonly value: number }[];
};

const MICRO_PER_FEN = 10_000;

/** A number of a day as people read it. */
export const WRITE_FIGURE: Readonly<Record<DayUnit, (value: number) => string>> = {
  count: (value) => formatNumber(value),
  people: (value) => formatNumber(value),
  minutes: (count) => t('person.minutes', { count }),
  fen: formatFen,
  micro: (value) => formatFen(Math.round(value / MICRO_PER_FEN)),
};

function summary(unit: DayUnit, days: FigureChartProps['days']): string {
  const sum = days.reduce((total, { value }) => total + value, 0);
  // Of few learners a whole number would say that nobody came.
  const mean = formatNumber(sum / Math.max(1, days.length), { maximumFractionDigits: 1 });
  if (unit === 'people') return t('dashboard.mean', { mean });
  return t('dashboard.sum', { sum: WRITE_FIGURE[unit](sum) });
}

export function FigureChart({ title, unit, days }: FigureChartProps) {
  const write = WRITE_FIGURE[unit];
  return (
    <section aria-label={title}>
      <h3 className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-medium">{title}</span>
        <span className="text-small text-muted tabular-nums">{summary(unit, days)}</span>
      </h3>
      <div className="mt-3">
        <BarChart
          caption={title}
          bars={days.map(({ day, value }) => ({
            key: day,
            label: formatDate(new Date(day), { month: 'numeric', day: 'numeric', timeZone: 'UTC' }),
            value,
            shown: write(value),
          }))}
          columns={{ label: t('dashboard.day'), value: title }}
          tableTitle={t('dashboard.table')}
        />
      </div>
    </section>
  );
}
