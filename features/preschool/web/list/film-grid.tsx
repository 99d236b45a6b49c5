// The films of a level and language; the one that was left in the middle stands first, to go on with.

import { type FilmSummary, filmsFor } from '../../domain/index.ts';
import { useDevice } from '../device/use-device.ts';
import { t } from '../texts.ts';
import { FilmCard } from './film-card.tsx';

export function FilmGrid({ films }: { readonly films: readonly FilmSummary[] }) {
  const device = useDevice();
  const fitting = filmsFor(films, device);
  const left = fitting.find(({ id }) => id === device.last && device.places[id] !== undefined);
  const ordered = left ? [left, ...fitting.filter((film) => film !== left)] : fitting;
  if (ordered.length === 0) return <p className="text-lead text-muted">{t('list.none')}</p>;
  return (
    <ul
      aria-label={t('list.films')}
      className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,17rem),1fr))] gap-4"
    >
      {ordered.map((film) => (
        <li key={film.id}>
          <FilmCard film={film} place={device.places[film.id]} />
        </li>
      ))}
    </ul>
  );
}
