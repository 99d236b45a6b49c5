// At the end of a film: again, and what comes next. Both stand at the lower edge, so that 完 is seen.

import { RotateCcw } from 'lucide-react';
import { useEffect } from 'react';
import { Link, useNavigate } from 'react-router';
import { locale } from '../../../../kit/web/i18n.ts';
import type { FilmSummary } from '../../domain/index.ts';
import { useDevice } from '../device/use-device.ts';
import { posterOf } from '../film-queries.ts';
import { narrate } from '../sound/narrator.ts';
import { t } from '../texts.ts';
import { BigButton } from './big-button.tsx';

type AtTheEndProps = {
  readonly next: FilmSummary | undefined;
  readonly isMuted: boolean;
  readonly onAgain: () => void;
};

export function AtTheEnd({ next, isMuted, onAgain }: AtTheEndProps) {
  useTellNext(next, isMuted);
  usePlayOn(next);
  return (
    <div className="absolute inset-x-0 bottom-0 flex animate-appear items-end justify-between gap-4 p-3">
      <BigButton isMain icon={RotateCcw} label={t('player.again')} onClick={onAgain} />
      {next ? (
        <Link
          to={`/preschool/${next.id}`}
          state={{ isBegun: true }}
          className="block w-1/3 min-w-36 overflow-hidden rounded-soft border-4 border-on-seal bg-surface text-ink"
        >
          <img
            src={posterOf(next.id)}
            alt={t('player.nextFilm', { title: next.title[next.language] })}
            width={1280}
            height={720}
          />
          <span aria-hidden="true" className="line-clamp-2 px-2 py-1 text-small">
            {t('player.soon', { title: next.title[locale] })}
          </span>
        </Link>
      ) : null}
    </div>
  );
}

/** After the last word of the film, which falls silent when it ends. */
const BREATH_MS = 700;

/** Who cannot read hears what comes. */
function useTellNext(next: FilmSummary | undefined, isMuted: boolean): void {
  useEffect(() => {
    if (!next || isMuted) return;
    const timer = setTimeout(() => narrate(next.title, next.language, 1), BREATH_MS);
    return () => clearTimeout(timer);
  }, [next, isMuted]);
}

/** Time to look at the end, to stop it, or to choose something else. */
const PAUSE_MS = 8000;

/** Begins the next film by itself, where a parent allows it and somebody is there to see it. */
function usePlayOn(next: FilmSummary | undefined): void {
  const playsOn = useDevice((device) => device.playsOn);
  const navigate = useNavigate();
  const path = next && playsOn ? `/preschool/${next.id}` : undefined;
  useEffect(() => {
    if (path === undefined) return;
    const timer = setTimeout(() => {
      if (!document.hidden) void navigate(path, { state: { isBegun: true } });
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [path, navigate]);
}
