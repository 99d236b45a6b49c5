// Lays the films of the preschool beside the page: a list, and for each film its data and its picture.

import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';
import { loadCore } from '../../../content/check.ts';
import { filmStockOf } from '../../../content/film-stock.ts';
import {
  compileFilms,
  type Film,
  type FilmSummary,
  pictureMoment,
  pictureOf,
} from '../../../features/preschool/domain/index.ts';
import { currentContent } from './current-content.ts';
import { definedInEnv, serveFiles } from './serve-files.ts';

/**
 * Puts `list.json`, `<id>.json` and `<id>.svg` below `assets/films-<hash>/`; code finds the folder in
 * `import.meta.env.YULU_FILMS`. Its name changes with its content, so what a browser has fetched stays right for ever.
 * Throws where a film names a part that is not there.
 */
export function filmData(): Plugin {
  let folder = SERVED;
  let files: ReadonlyMap<string, string> | undefined;
  return {
    name: 'yulu-film-data',
    config: (_config, { command }) => {
      if (command === 'build') {
        files = filmFiles();
        folder = `/assets/films-${hashOf(files)}`;
      }
      return { define: definedInEnv({ YULU_FILMS: folder }) };
    },
    configureServer({ middlewares, watcher }) {
      let made: ReadonlyMap<string, string> | undefined;
      watcher.on('change', () => {
        made = undefined;
      });
      middlewares.use(
        SERVED,
        serveFiles((name) => {
          made ??= filmFiles();
          return made.get(name);
        }),
      );
    },
    generateBundle() {
      for (const [name, source] of files ?? [])
        this.emitFile({ type: 'asset', fileName: `${folder.slice(1)}/${name}`, source });
    },
  };
}

/** Where the development server answers for the folder. */
const SERVED = '/dev/films';

function filmFiles(): ReadonlyMap<string, string> {
  const films = compileAll();
  return new Map([
    ['list.json', JSON.stringify(films.map(summaryOf))],
    ...films.flatMap((film) => [
      [`${film.id}.json`, JSON.stringify(film)] as const,
      [`${film.id}.svg`, pictureOf(film, pictureMoment(film))] as const,
    ]),
  ]);
}

function compileAll(): Film[] {
  const content = currentContent();
  const sources = content.films.toSorted((one, other) => one.order - other.order);
  return compileFilms(sources, filmStockOf(loadCore(), content));
}

const summaryOf = ({ id, level, language, title, length }: Film): FilmSummary => ({
  id,
  level,
  language,
  title,
  // As the player counts it.
  length: Math.floor(length),
});

function hashOf(files: ReadonlyMap<string, string>): string {
  const hash = createHash('sha256');
  for (const [name, content] of files) hash.update(`${name}\n`).update(content);
  return hash.digest('hex').slice(0, 12);
}
