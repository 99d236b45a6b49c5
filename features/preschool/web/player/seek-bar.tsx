// Where the film is, and the way to any other place in it.

import { t } from '../texts.ts';

type SeekBarProps = {
  readonly seconds: number;
  readonly length: number;
  readonly onSeek: (seconds: number) => void;
};

export function SeekBar({ seconds, length, onSeek }: SeekBarProps) {
  return (
    <div className="flex items-center gap-3">
      <input
        type="range"
        aria-label={t('player.seek')}
        aria-valuetext={t('player.at', { at: writeTime(seconds), length: writeTime(length) })}
        min={0}
        max={Math.floor(length)}
        step={1}
        value={Math.floor(seconds)}
        onChange={(event) => onSeek(Number(event.target.value))}
        className="h-16 max-tablet:h-11 short:h-11 min-w-0 grow cursor-pointer accent-seal-mark"
      />
      <span aria-hidden="true" className="w-24 text-end text-small text-muted tabular-nums">
        {writeTime(seconds)} / {writeTime(length)}
      </span>
    </div>
  );
}

/** `1:05`. */
export function writeTime(seconds: number): string {
  const whole = Math.floor(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
