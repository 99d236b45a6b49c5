// `npm run film`: shows films as contact sheets to look at, and writes them as videos with their captions beside them.

import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { loadCore } from '../../content/check.ts';
import { filmStockOf } from '../../content/film-stock.ts';
import { loadContent } from '../../content/load.ts';
import { compileFilms, type Film } from '../../features/preschool/domain/index.ts';
import { drawSheet } from './draw-sheet.ts';
import { exportFilm } from './export-film.ts';
import { openFilmBrowser } from './film-browser.ts';

const USAGE = `npm run film -- export FILM… [--to FOLDER]   a WebM of 720p and WebVTT in three languages
npm run film -- sheet FILM… [--to FOLDER]    a picture with a frame every four seconds
\`all\` names every film. The folder is dist/films unless you say otherwise.`;

const WORK = { export: exportFilm, sheet: drawSheet };

const [command = '', ...rest] = process.argv.slice(2);
const toAt = rest.indexOf('--to');
const folder = resolve(toAt < 0 ? 'dist/films' : (rest[toAt + 1] ?? ''));
const named = toAt < 0 ? rest : rest.toSpliced(toAt, 2);

if (!(command === 'export' || command === 'sheet') || named.length === 0) {
  console.error(USAGE);
  process.exit(1);
}
const films = compileNamed(named);
mkdirSync(folder, { recursive: true });
const browser = await openFilmBrowser();
try {
  for (const film of films) {
    for (const file of await WORK[command](film, browser.page, folder)) console.log(join(folder, file));
  }
} finally {
  await browser.close();
}

/** Ends the process where a name is no film's. */
function compileNamed(names: readonly string[]): Film[] {
  const content = loadContent();
  const known = content.films.map(({ id }) => id);
  const stranger = names.find((name) => name !== 'all' && !known.includes(name));
  if (stranger !== undefined) {
    console.error(`No film is called ${stranger}; there are ${known.join(', ')}.`);
    process.exit(1);
  }
  const sources = content.films.filter(({ id }) => names.includes('all') || names.includes(id));
  return compileFilms(sources, filmStockOf(loadCore(), content));
}
