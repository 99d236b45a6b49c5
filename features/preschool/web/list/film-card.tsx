// A film to choose: its picture first, its name under it.

import { Clapperboard, CloudOff, Play } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { locale } from '../../../../kit/web/i18n.ts';
import { classNames } from '../../../../kit/web/ui/elements/class-names.ts';
import type { FilmSummary } from '../../domain/index.ts';
import { posterOf } from '../film-queries.ts';
import { writeTime } from '../player/seek-bar.tsx';
import { t } from '../texts.ts';

type FilmCardProps = {
  readonly film: FilmSummary;
  /** Seconds at which it was left; undefined where it was not. */
  readonly place: number | undefined;
  /** Whether it plays without a network; undefined where it does not and there is one. */
  readonly isKept?: boolean | undefined;
};

export function FilmCard({ film, place, isKept }: FilmCardProps) {
  const { id, title, language, length, picture } = film;
  const isForeign = language !== locale;
  return (
    <Link
      to={`/preschool/${id}`}
      state={{ isBegun: true }}
      className="group block overflow-hidden rounded-soft border border-line bg-surface transition-colors hover:border-line-strong"
    >
      <span className="relative block">
        <Picture address={picture === undefined ? posterOf(id) : picture} />
        <span
          aria-hidden="true"
          className={classNames(
            'absolute end-3 bottom-3 grid size-12 place-items-center rounded-full transition-transform group-hover:scale-110',
            isKept === false ? 'bg-raised text-muted' : 'bg-seal text-on-seal',
          )}
        >
          {isKept === false ? <CloudOff size={24} /> : <Play size={24} />}
        </span>
        {place === undefined ? null : (
          <span aria-hidden="true" className="absolute inset-x-0 bottom-0 block h-1.5 bg-black/40">
            <svg viewBox="0 0 100 1" preserveAspectRatio="none" className="block size-full text-seal-ink">
              <path d={`M0 0H${(100 * place) / length}V1H0Z`} fill="currentColor" />
            </svg>
          </span>
        )}
      </span>
      <span className="flex min-h-16 items-center justify-between gap-3 px-4 py-2">
        <span className="min-w-0">
          <span lang={language === 'zh' ? 'zh-Hans' : 'en'} className="block text-lead font-bold">
            {title[language]}
          </span>
          {isForeign ? (
            <span lang={locale === 'zh' ? 'zh-Hans' : undefined} className="block text-small text-muted">
              {title[locale]}
            </span>
          ) : null}
          {isKept === undefined ? null : (
            <span className="block text-small text-muted">
              {t(isKept ? 'list.plays' : 'list.needsNetwork')}
            </span>
          )}
        </span>
        <span className="shrink-0 text-caption text-muted tabular-nums">{writeTime(length)}</span>
      </span>
    </Link>
  );
}

/** A drawn one where there is none, or where it does not come without a network. */
function Picture({ address }: { readonly address: string | null }) {
  const [missing, setMissing] = useState<string | null>(null);
  if (address === null || address === missing)
    return (
      <span className="grid aspect-[16/9] w-full place-items-center bg-raised text-muted">
        <Clapperboard aria-hidden="true" size={72} />
      </span>
    );
  return (
    <img
      src={address}
      alt=""
      width={1280}
      height={720}
      loading="lazy"
      onError={() => setMissing(address)}
      className="block aspect-[16/9] w-full bg-raised"
    />
  );
}
