// Chooses the period of a report.

import { SegmentedControl } from '../../../../kit/web/ui/fields/segmented-control.tsx';
import { PERIODS } from '../../domain/index.ts';
import { t } from '../texts.ts';
import { usePeriod } from '../use-period.ts';

export function PeriodChoice() {
  const [period, setPeriod] = usePeriod();
  return (
    <div className="print:hidden">
      <SegmentedControl
        label={t('period.label')}
        options={PERIODS.map((value) => ({ value, label: t(`period.${value}`) }))}
        value={period}
        onChange={setPeriod}
      />
    </div>
  );
}
