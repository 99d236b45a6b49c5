// What was earned, by day or by month of one's own calendar.

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDate, formatFen } from '../../../../kit/web/i18n.ts';
import { SegmentedControl } from '../../../../kit/web/ui/fields/segmented-control.tsx';
import { QueryPart } from '../../../../kit/web/ui/loading/query-part.tsx';
import { type Bar, BarChart } from '../../../../kit/web/ui/page/bar-chart.tsx';
import { Section } from '../../../../kit/web/ui/page/section.tsx';
import { chartBuckets } from '../../domain/calendar.ts';
import { type ChartUnit, chartQuery } from '../queries.ts';
import { refusalText } from '../refusals.ts';
import { t } from '../texts.ts';

export function EarningsChart() {
  const [unit, setUnit] = useState<ChartUnit>('day');
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const query = useQuery(chartQuery(unit, zone));
  return (
    <Section title={t('chart.title')}>
      <div className="mb-4">
        <SegmentedControl
          label={t('chart.unit')}
          options={[
            { value: 'day', label: t('chart.day') },
            { value: 'month', label: t('chart.month') },
          ]}
          value={unit}
          onChange={setUnit}
        />
      </div>
      <QueryPart query={query} failed={t('chart.failed')} explain={refusalText}>
        {(earned) =>
          earned.length === 0 ? (
            <p className="text-muted">{t('chart.empty')}</p>
          ) : (
            <BarChart
              caption={t('chart.caption')}
              bars={toBars(unit, zone, earned)}
              columns={{ label: t('chart.bucket'), value: t('chart.earned') }}
              tableTitle={t('chart.caption')}
            />
          )
        }
      </QueryPart>
    </Section>
  );
}

type Earned = { readonly bucket: string; readonly earnedFen: number };

function toBars(unit: ChartUnit, zone: string, earned: readonly Earned[]): Bar[] {
  const sums = new Map(earned.map(({ bucket, earnedFen }) => [bucket, earnedFen]));
  // Swedish writes dates as yyyy-mm-dd.
  const today = new Intl.DateTimeFormat('sv', { timeZone: zone }).format(new Date());
  return chartBuckets(unit, today).map((key) => {
    const value = sums.get(key) ?? 0;
    return { key, label: labelOf(unit, key), value, shown: formatFen(value) };
  });
}

const labelOf = (unit: ChartUnit, key: string): string =>
  formatDate(new Date(unit === 'day' ? `${key}T00:00:00Z` : `${key}-01T00:00:00Z`), {
    timeZone: 'UTC',
    ...(unit === 'day' ? { month: 'numeric', day: 'numeric' } : { year: '2-digit', month: 'numeric' }),
  });
