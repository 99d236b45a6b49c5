// Minutes of study day by day.

import { formatDate } from '../../../../kit/web/i18n.ts';
import { BarChart } from '../../../../kit/web/ui/page/bar-chart.tsx';
import { Section } from '../../../../kit/web/ui/page/section.tsx';
import { t } from '../texts.ts';

type DaysChartProps = {
  readonly title: string;
  readonly lead: string;
  /** The earliest first; `shown` is the day in words. */
  readonly days: readonly { readonly date: string; readonly minutes: number; readonly shown: string }[];
};

export function DaysChart({ title, lead, days }: DaysChartProps) {
  const bars = days.map(({ date, minutes, shown }) => ({
    key: date,
    label: formatDate(new Date(`${date}T00:00:00Z`), { month: 'short', day: 'numeric', timeZone: 'UTC' }),
    value: minutes,
    shown,
  }));
  return (
    <Section title={title} lead={lead}>
      <BarChart
        caption={title}
        bars={bars}
        columns={{ label: t('insight.day'), value: t('insight.minutes') }}
        tableTitle={t('insight.asTable')}
      />
    </Section>
  );
}
