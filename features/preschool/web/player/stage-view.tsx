// The picture of a film; a tap plays and stops it. At its end it offers the next one, and itself again.

import { Play } from 'lucide-react';
import type { RefObject } from 'react';
import { classNames } from '../../../../kit/web/ui/elements/class-names.ts';
import { type Film, type FilmSummary, STAGE } from '../../domain/index.ts';
import { AtTheEnd } from './at-the-end.tsx';
import type { PlaybackState } from './playback.ts';

type StageViewProps = {
  readonly film: Film;
  readonly svg: RefObject<SVGSVGElement | null>;
  readonly state: PlaybackState;
  readonly next: FilmSummary | undefined;
  /** Over the whole screen: as large as fits, whole. */
  readonly isFull: boolean;
  readonly isMuted: boolean;
  readonly onTap: () => void;
  readonly onAgain: () => void;
};

export function StageView({ film, svg, state, next, isFull, isMuted, onTap, onAgain }: StageViewProps) {
  const { isPlaying, hasEnded } = state;
  return (
    <div
      className={classNames(
        'relative aspect-[16/9] overflow-hidden bg-raised',
        isFull ? 'w-[min(100cqw,calc((100cqh-var(--said))*16/9))]' : 'w-full tablet:rounded-soft',
      )}
    >
      <svg
        ref={svg}
        role="img"
        aria-label={film.title[film.language]}
        viewBox={`0 0 ${STAGE.width} ${STAGE.height}`}
        className="absolute inset-0 size-full"
      />
      {hasEnded ? (
        <AtTheEnd next={next} isMuted={isMuted} onAgain={onAgain} />
      ) : (
        <button
          type="button"
          tabIndex={-1}
          aria-hidden="true"
          onClick={onTap}
          className="absolute inset-0 grid place-items-center"
        >
          {isPlaying ? null : (
            <span
              data-keep-clear
              className="grid size-20 animate-appear place-items-center rounded-full bg-seal text-on-seal shadow-lifted tablet:size-24 short:size-16"
            >
              <Play className="size-1/2" />
            </span>
          )}
        </button>
      )}
    </div>
  );
}
