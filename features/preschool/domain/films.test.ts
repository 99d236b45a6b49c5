// Every shipped film can be played: its times, captions, languages, words and size are as promised.

import { describe, expect, it } from 'vitest';
import { lookUp } from '../../../chinese/words/index.ts';
import { loadCore } from '../../../content/check.ts';
import { filmStockOf } from '../../../content/film-stock.ts';
import { shippedContent } from '../../../content/load.ts';
import { compileFilms, type Film, frame, pictureMoment, pictureOf } from './index.ts';

const core = loadCore();
const content = shippedContent();
const films = compileFilms(content.films, filmStockOf(core, content));
const movesOf = ({ scenes }: Film) =>
  scenes.flatMap(({ actors, props, camera, lights }) => [
    ...[...actors, ...props].flatMap(({ moves }) => moves),
    ...camera,
    ...lights,
  ]);

describe.each(films.map((film) => [film.id, film] as const))('%s', (_, film) => {
  it('lasts one to three minutes and weighs at most 120 KB', () => {
    expect(film.length).toBeGreaterThanOrEqual(60);
    expect(film.length).toBeLessThanOrEqual(180);
    expect(Buffer.byteLength(JSON.stringify(film))).toBeLessThanOrEqual(120 * 1024);
  });

  it('has its moves inside its length, and its picture too', () => {
    for (const { at, until } of movesOf(film)) {
      expect(at).toBeGreaterThanOrEqual(0);
      expect(until).toBeLessThanOrEqual(film.length);
    }
    expect(pictureMoment(film)).toBeLessThan(film.length - 2);
    // Nothing of the curtain, which is drawn in this colour and nothing else is.
    expect(pictureOf(film, pictureMoment(film))).not.toContain('fill="#241a1c"');
  });

  it('has captions in order, in three languages, at a speed that a child can follow', () => {
    expect(film.captions.length).toBeGreaterThanOrEqual(12);
    for (const [index, { from, said, until, zh, en, pt, pinyin }] of film.captions.entries()) {
      expect(from).toBeGreaterThanOrEqual(film.captions[index - 1]?.until ?? 0);
      expect(said).toBeGreaterThan(from);
      expect(until).toBeLessThanOrEqual(film.length);
      expect([zh, en, pt].every((text) => text.length > 0)).toBe(true);
      expect(pinyin).toHaveLength(Array.from(zh).length);
      const hanzi = [...zh.matchAll(/\p{Script=Han}/gu)].length;
      expect(pinyin.filter((syllable) => syllable !== null)).toHaveLength(hanzi);
      if (film.language === 'zh') expect(hanzi / (until - from)).toBeLessThanOrEqual(4);
      else expect(en.length / (until - from)).toBeLessThanOrEqual(15);
    }
  });

  it('teaches words that the lexicon or the content knows', () => {
    const glossed = new Set(content.words.flatMap(({ words }) => words.map(({ zh }) => zh)));
    const isKnown = (zh: string) => lookUp(core.lexicon, zh) !== undefined || glossed.has(zh);
    expect(film.words.filter(({ zh }) => !isKnown(zh))).toEqual([]);
  });

  it('says of most words that it says what they mean there, and of names that they are names', () => {
    const said = film.captions.map(({ zh }) => zh).join('\n');
    for (const { zh } of film.words.filter((word) => said.includes(word.zh)))
      expect(Object.keys(film.glosses)).toContain(zh);
    for (const name of ['团团', '啾啾'].filter((each) => said.includes(each)))
      expect(film.glosses[name]).toMatchObject({ isName: true });
    const glossed = Object.keys(film.glosses).toSorted((one, other) => other.length - one.length);
    const left = glossed.reduce((text, word) => text.replaceAll(word, ''), said);
    const hanzi = (text: string) => [...text.matchAll(/\p{Script=Han}/gu)].length;
    expect(hanzi(left) / hanzi(said)).toBeLessThanOrEqual(0.25);
  });

  it('has a picture at every moment, the same one each time', () => {
    for (let at = 0; at <= film.length; at += 3.1) {
      const picture = pictureOf(film, at);
      expect(picture).not.toMatch(/NaN|undefined|Infinity/);
      expect(picture.length).toBeGreaterThan(2000);
    }
    expect(frame(film, 12.34)).toEqual(frame(film, 12.34));
  });
});
