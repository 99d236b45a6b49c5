// What a line of a film names is in its picture while it is said, as far as the drawings say what they show.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { loadCore } from '../../../content/check.ts';
import { filmStockOf } from '../../../content/film-stock.ts';
import { shippedContent } from '../../../content/load.ts';
import { propPoseAt } from './acting/prop-moves.ts';
import type { Caption, Prop, Scene } from './film.ts';
import { compileFilms, type Film } from './index.ts';

const DRAWINGS = join(import.meta.dirname, '../../../content/films/drawings');

/** The words for what a thing (`things/apple`) or a set (`sets/meadow`) shows, as its file says in `data-shows`. */
function shownBy(path: string): readonly string[] {
  const drawing = readFileSync(join(DRAWINGS, `${path}.svg`), 'utf8');
  const [, words = ''] = /^<svg[^>]* data-shows="([^"]*)"/.exec(drawing) ?? [];
  return words.split(' ').filter((word) => word !== '');
}

const core = loadCore();
const content = shippedContent();
const films = compileFilms(content.films, filmStockOf(core, content));
const drawable = new Set(
  readdirSync(join(DRAWINGS, 'things')).flatMap((file) => shownBy(`things/${file.replace(/\.svg$/, '')}`)),
);

/** What is asked for, not there, only like something, or turned into need not be seen. */
const MAY_BE_AWAY = /[？没不别像变]|再见/;

function namedIn(zh: string): string[] {
  const sentences = zh.match(/[^。！？]+[。！？…]*/gu) ?? [];
  return sentences
    .filter((sentence) => !MAY_BE_AWAY.test(sentence))
    .flatMap((sentence) => core.reader.annotate(sentence).map(({ text }) => text.replace(/^[大小]/, '')))
    .filter((word) => drawable.has(word));
}

/** Seen for a moment at least while the line stands there; where it is carried to matters not. */
function isSeen(prop: Prop, { from, until }: Caption): boolean {
  const moments = Array.from({ length: Math.ceil((until - from) * 10) }, (_, tenth) => from + tenth / 10);
  return moments.some((at) => {
    const { opacity, scale } = propPoseAt(prop, at, () => undefined);
    return opacity > 0.5 && scale > prop.scale / 2;
  });
}

function shownAt(caption: Caption, { set, actors, props }: Scene): Set<string> {
  const seen = props.filter((prop) => prop.kind === 'drawing' && isSeen(prop, caption));
  return new Set([
    ...shownBy(`sets/${set}`),
    ...actors.flatMap(({ name }) => (name === 'sparrow' ? ['鸟'] : [])),
    ...seen.flatMap(({ what }) => shownBy(`things/${what}`)),
  ]);
}

const missingIn = ({ id, captions, scenes }: Film): string[] =>
  captions.slice(1).flatMap((caption) => {
    const scene = scenes.find(({ from, until }) => caption.from >= from && caption.from < until);
    const shown = scene ? shownAt(caption, scene) : new Set();
    return namedIn(caption.zh)
      .filter((word) => !shown.has(word))
      .map((word) => `${id} ${caption.from}: ${word} of ${caption.zh}`);
  });

it('shows what is named', () => {
  expect(drawable.size).toBeGreaterThan(50);
  expect(films.flatMap(missingIn)).toEqual([]);
});
