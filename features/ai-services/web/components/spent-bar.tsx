// An amount that was spent, as a number and, where there is a limit, as a bar on the way to it.

import { formatFen } from '../../../../kit/web/i18n.ts';
import { MICRO_PER_FEN } from '../../domain/index.ts';
import { showCost } from '../show.ts';
import { t } from '../texts.ts';

type SpentBarProps = {
  readonly label: string;
  readonly costMicro: number;
  readonly limitFen: number | null;
};

export function SpentBar({ label, costMicro, limitFen }: SpentBarProps) {
  const limit = limitFen === null ? null : limitFen * MICRO_PER_FEN;
  return (
    <div>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="min-w-0 break-words">{label}</span>
        <span className="tabular-nums">
          {limitFen === null
            ? showCost(costMicro)
            : t('spending.of', { cost: showCost(costMicro), limit: formatFen(limitFen) })}
        </span>
      </div>
      {limit === null ? null : (
        <progress
          // Of a limit of nothing, everything is used.
          max={Math.max(limit, 1)}
          value={limit === 0 ? 1 : Math.min(costMicro, limit)}
          aria-label={label}
          className="mt-2 block h-2 w-full appearance-none overflow-hidden rounded-full bg-raised [&::-moz-progress-bar]:bg-ink [&::-webkit-progress-bar]:bg-raised [&::-webkit-progress-value]:bg-ink"
        />
      )}
    </div>
  );
}
