// How far something has come, as a bar and as a number.

import { formatNumber } from '../../i18n.ts';

type ProgressBarProps = {
  readonly label: string;
  /** 0 to 100. */
  readonly percentage: number;
};

export function ProgressBar({ label, percentage }: ProgressBarProps) {
  return (
    <div>
      <div className="mb-2 flex items-baseline justify-between gap-4">
        <span>{label}</span>
        <span className="text-lead font-bold tabular-nums">
          {formatNumber(percentage / 100, { style: 'percent', maximumFractionDigits: 0 })}
        </span>
      </div>
      <progress
        max={100}
        value={percentage}
        aria-label={label}
        className="block h-2 w-full appearance-none overflow-hidden rounded-full bg-raised [&::-moz-progress-bar]:bg-ink [&::-webkit-progress-bar]:bg-raised [&::-webkit-progress-value]:bg-ink"
      />
    </div>
  );
}
