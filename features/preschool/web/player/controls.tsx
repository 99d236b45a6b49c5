// The buttons under a film.

import { Maximize, Pause, Play, Repeat, SkipForward, Turtle, Undo2, Volume2, VolumeX } from 'lucide-react';
import { t } from '../texts.ts';
import { BigButton } from './big-button.tsx';
import type { PlaybackState } from './playback.ts';
import type { PlayerActions } from './use-player-keys.ts';

type ControlsProps = {
  readonly state: PlaybackState;
  readonly isMuted: boolean;
  /** Over the whole screen: the way out of it stands in a corner by itself. */
  readonly isFull: boolean;
  readonly actions: PlayerActions;
};

export function Controls({ state, isMuted, isFull, actions }: ControlsProps) {
  const { isPlaying, isSlow, isLooping } = state;
  return (
    <div className="flex flex-wrap items-center justify-center gap-2 short:gap-1">
      <BigButton icon={Undo2} label={t('player.back')} onClick={() => actions.skip(-5)} />
      <BigButton icon={Turtle} label={t('player.slow')} pressed={isSlow} onClick={actions.slow} />
      <BigButton
        isMain
        icon={isPlaying ? Pause : Play}
        label={t(isPlaying ? 'player.pause' : 'player.play')}
        onClick={actions.toggle}
      />
      <BigButton icon={Repeat} label={t('player.loop')} pressed={isLooping} onClick={actions.loop} />
      <BigButton icon={SkipForward} label={t('player.next')} onClick={actions.next} />
      <BigButton
        icon={isMuted ? VolumeX : Volume2}
        label={t('player.mute')}
        pressed={isMuted}
        onClick={actions.mute}
      />
      {isFull ? null : <BigButton icon={Maximize} label={t('player.full')} onClick={actions.full} />}
    </div>
  );
}
