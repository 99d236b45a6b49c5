// Above an exercise: the way out, how far the day's review has come, how much is left, and the way back to the last answer.

import { Undo2, X } from 'lucide-react';
import { formatNumber } from '../../../../kit/web/i18n.ts';
import { IconButton } from '../../../../kit/web/ui/elements/button.tsx';
import { t } from '../texts.ts';

type SessionHeaderProps = {
  /** 0 to 100. */
  readonly progress: number;
  /** Cards to come; undefined while nobody knows. */
  readonly left: number | undefined;
  readonly canUndo: boolean;
  readonly onUndo: () => void;
  readonly onLeave: () => void;
};

export function SessionHeader({ progress, left, canUndo, onUndo, onLeave }: SessionHeaderProps) {
  return (
    <header className="flex items-center gap-2">
      <IconButton label={t('session.pause')} onClick={onLeave}>
        <X aria-hidden="true" size={22} />
      </IconButton>
      <progress
        max={100}
        value={progress}
        aria-label={t('session.progress')}
        aria-valuetext={formatNumber(progress / 100, { style: 'percent', maximumFractionDigits: 0 })}
        className="block h-2 w-full grow appearance-none overflow-hidden rounded-full bg-raised [&::-moz-progress-bar]:bg-ink [&::-webkit-progress-bar]:bg-raised [&::-webkit-progress-value]:bg-ink [&::-webkit-progress-value]:transition-[width]"
      />
      <span className="shrink-0 text-caption text-muted tabular-nums">
        {left === undefined ? null : t('session.left', { count: left })}
      </span>
      <IconButton label={t('session.undo')} disabled={!canUndo} onClick={onUndo}>
        <Undo2 aria-hidden="true" size={22} />
      </IconButton>
    </header>
  );
}
