// The films of a level and language; the one that was left in the middle stands first, to go on with.

import { type FilmSummary, filmsFor } from '../../domain/index.ts';
import { useDevice } from '../device/use-device.ts';
import { t } from '../texts.ts';
import { FilmCard } from './film-card.tsx';
import { type KeptFilms, type Network, useKeptFilms } from './use-kept-films.ts';

type FilmGridProps = {
  readonly films: readonly FilmSummary[];
  readonly network: Network;
};

export function FilmGrid({ films, network }: FilmGridProps) {
  const device = useDevice();
  const { kept, isAway } = useKeptFilms(films, network);
  const fitting = filmsFor(films, device);
  const marks = { kept, isAway };
  const left = fitting.find(({ id }) => id === device.last && device.places[id] !== undefined);
  if (fitting.length === 0) return <p className="text-lead text-muted">{t('list.none')}</p>;
  const others = fitting
    .filter((film) => film !== left)
    .toSorted((one, other) => (isAway ? Number(kept.has(other.id)) - Number(kept.has(one.id)) : 0));
  const inEnglish = others.filter(({ language }) => language === 'en');
  const inChinese = others.filter(({ language }) => language !== 'en');
  const first = [...(left ? [left] : []), ...inChinese];
  // Where only English ones were asked for, the filter has said so.
  if (first.length === 0) return <Films label={t('list.films')} films={inEnglish} {...marks} />;
  return (
    <>
      <Films label={t('list.films')} films={first} {...marks} />
      {inEnglish.length === 0 ? null : (
        <>
          <h2 className="mt-8 mb-4 font-serif text-lead font-bold">{t('list.foreign')}</h2>
          <Films label={t('list.foreign')} films={inEnglish} {...marks} />
        </>
      )}
    </>
  );
}

type FilmsProps = KeptFilms & { readonly label: string; readonly films: readonly FilmSummary[] };

function Films({ label, films, kept, isAway }: FilmsProps) {
  const places = useDevice((device) => device.places);
  return (
    <ul aria-label={label} className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,17rem),1fr))] gap-4">
      {films.map((film) => (
        <li key={film.id}>
          <FilmCard
            film={film}
            place={places[film.id]}
            isKept={kept.has(film.id) || (isAway ? false : undefined)}
          />
        </li>
      ))}
    </ul>
  );
}
