// What a film draws at its end and at night.

import { expect, it } from 'vitest';
import { loadCore } from '../../../../content/check.ts';
import { filmStockOf } from '../../../../content/film-stock.ts';
import { shippedContent } from '../../../../content/load.ts';
import { compileFilms, type Film, pictureOf } from '../index.ts';

const content = shippedContent();
const films = compileFilms(content.films, filmStockOf(loadCore(), content));
const filmOf = (id: string): Film => {
  const film = films.find((one) => one.id === id);
  if (!film) throw new Error(`there is no film ${id}`);
  return film;
};

it.each(['hello', 'animal-party'])(
  'closes the curtain of %s for good, with the last word above the buttons',
  (id) => {
    const film = filmOf(id);
    const last = pictureOf(film, film.length);
    // Its path is the whole stage, without a hole.
    expect(last).toContain('d="M-20 -20H1300V740H-20Z"');
    const word = film.language === 'zh' ? '完' : 'The End';
    const [, y = ''] =
      new RegExp(`translate\\(640 (\\d+)\\)[^>]*><text[^>]*data-text="${word}"`).exec(last) ?? [];
    expect(Number(y)).toBeGreaterThan(0);
    expect(Number(y)).toBeLessThan(288);
  },
);

it('makes what stands before and behind the cast as dark as the night', () => {
  const film = filmOf('hello');
  const grass = '#6fae45';
  expect(pictureOf(film, 6)).toContain(grass);
  const night = pictureOf(film, 60);
  expect(night).not.toContain(grass);
  // The bush lies under the dark, the cast does not.
  const dark = night.indexOf('fill="#0d1b4c"');
  expect(night.indexOf('fill="#62a750"')).toBeLessThan(dark);
  expect(night.indexOf('fill="#62a750"')).toBeGreaterThan(0);
});
