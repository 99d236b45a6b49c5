// The picture of a film; a tap plays and stops it. At its end it offers the next one, and itself again.

import { Play, RotateCcw } from 'lucide-react';
import type { RefObject } from 'react';
import { Link } from 'react-router';
import { type Film, type FilmSummary, STAGE } from '../../domain/index.ts';
import { posterOf } from '../film-queries.ts';
import { t } from '../texts.ts';
import { BigButton } from './big-button.tsx';
import type { PlaybackState } from './playback.ts';

type StageViewProps = {
  readonly film: Film;
  readonly svg: RefObject<SVGSVGElement | null>;
  readonly state: PlaybackState;
  readonly next: FilmSummary | undefined;
  readonly onToggle: () => void;
};

export function StageView({ film, svg, state, next, onToggle }: StageViewProps) {
  const { isPlaying, hasEnded } = state;
  return (
    <div className="relative aspect-[16/9] w-full overflow-hidden bg-raised tablet:rounded-soft">
      <svg
        ref={svg}
        role="img"
        aria-label={film.title[film.language]}
        viewBox={`0 0 ${STAGE.width} ${STAGE.height}`}
        className="absolute inset-0 size-full"
      />
      {hasEnded ? (
        <AtTheEnd next={next} onAgain={onToggle} />
      ) : (
        <button
          type="button"
          tabIndex={-1}
          aria-hidden="true"
          onClick={onToggle}
          className="absolute inset-0 grid place-items-center"
        >
          {isPlaying ? null : (
            <span className="grid size-24 animate-appear place-items-center rounded-full bg-seal text-on-seal shadow-lifted">
              <Play size={48} />
            </span>
          )}
        </button>
      )}
    </div>
  );
}

function AtTheEnd({
  next,
  onAgain,
}: {
  readonly next: FilmSummary | undefined;
  readonly onAgain: () => void;
}) {
  return (
    <div className="absolute inset-0 flex animate-appear items-center justify-center gap-6 bg-black/70 p-4">
      <BigButton isMain icon={RotateCcw} label={t('player.again')} onClick={onAgain} />
      {next ? (
        <Link
          to={`/preschool/${next.id}`}
          state={{ isBegun: true }}
          className="block w-1/3 max-w-56 overflow-hidden rounded-soft border-4 border-on-seal"
        >
          <img
            src={posterOf(next.id)}
            alt={t('player.nextFilm', { title: next.title[next.language] })}
            width={1280}
            height={720}
          />
        </Link>
      ) : null}
    </div>
  );
}
