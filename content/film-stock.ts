// What films are put together from: drawings, sets, tunes, strokes, and the readings of what is said.

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { applySandhi, taughtReading, toMarks } from '../chinese/sounds/index.ts';
import { entryOf, lookUp } from '../chinese/words/index.ts';
import type { Core } from './checks/core.ts';
import { readTune } from './load.ts';
import type { TuneSource } from './schema/films/film.ts';
import type { Vocabulary } from './schema/word.ts';

const DRAWINGS = join(import.meta.dirname, 'films/drawings');
const STROKES = join(import.meta.dirname, '../node_modules/hanzi-writer-data');
const HANZI = /\p{Script=Han}/u;
const NAME = /^[a-z][a-z0-9-]*$/;

/** A layer of a set, as `features/preschool` plays it. */
type Layer = { readonly depth: number; readonly drift: number; readonly markup: string };
type StrokeData = { readonly strokes: string[]; readonly medians: number[][][] };

type Gloss = { readonly en: string; readonly pt: string; readonly isName?: true };
type WordFile = { readonly words: readonly NamedWord[] };
type FilmWords = { readonly [kind in 'words' | 'films' | 'lessons']: readonly WordFile[] };
type NamedWord = Vocabulary & { readonly name?: true | undefined };

export type FilmStock = {
  /** A marked syllable per character, null for what is no hanzi. */
  readonly pinyinOf: (text: string) => (string | null)[];
  /** What the words say of those that stand in a text. */
  readonly glossesOf: (text: string) => Record<string, Gloss>;
  readonly strokesOf: (character: string) => StrokeData | undefined;
  readonly drawing: (name: string) => string | undefined;
  readonly set: (name: string) => Layer[] | undefined;
  readonly tune: (name: string) => TuneSource | undefined;
};

/** What films say of their words first, then names and words beside the dictionary, then what lessons teach. */
export const filmStockOf = (core: Core, { words, films, lessons }: FilmWords): FilmStock =>
  openFilmStock(core, [
    ...words.flatMap((file) => file.words),
    ...films.flatMap((film) => film.words),
    ...lessons.flatMap((lesson) => lesson.words),
  ]);

/** `words` of the content say how they are read where the dictionary's first reading is not meant: 呱 guā, of a frog. */
function openFilmStock(core: Core, words: readonly NamedWord[]): FilmStock {
  const said = new Map(
    words.flatMap(({ zh, pinyin, reading }) => (reading ? [[zh, pinyin.split(' ')]] : [])),
  );
  return {
    pinyinOf: (text) => pinyinOf(core, said, text),
    glossesOf: (text) => glossesOf(core, words, text),
    strokesOf: readStrokes,
    drawing: (name) => readDrawing(`things/${name}`),
    set: readSet,
    tune: readTune,
  };
}

/** As textbooks print it above a sentence. */
function pinyinOf(
  { lexicon, reader }: Core,
  said: ReadonlyMap<string, readonly string[]>,
  text: string,
): (string | null)[] {
  const words = reader.annotate(text).map((word) => ({
    ...word,
    readings: said.get(word.text) ?? word.readings,
    pos: entryOf(lexicon, word)?.pos[0],
  }));
  const isWord = (word: string) => lookUp(lexicon, word) !== undefined;
  return applySandhi(words, { isWord }).map((spoken) =>
    HANZI.test(spoken.character) ? toMarks(taughtReading(spoken)) : null,
  );
}

/** Undefined for a character that nobody has drawn. */
function readStrokes(character: string): StrokeData | undefined {
  const file = join(STROKES, `${character}.json`);
  if (!existsSync(file)) return undefined;
  // The package's files have this shape.
  const { strokes, medians } = JSON.parse(readFileSync(file, 'utf8')) as StrokeData;
  return { strokes, medians };
}

const fileOf = (path: string): string => join(DRAWINGS, `${path}.svg`);

/** What stands inside the file's own `svg`. */
function readDrawing(path: string): string | undefined {
  const file = fileOf(path);
  if (!NAME.test(path.split('/')[1] ?? '') || !existsSync(file)) return undefined;
  return readFileSync(file, 'utf8')
    .replace(/^<svg[^>]*>\s*/, '')
    .replace(/\s*<\/svg>\s*$/, '');
}

const LAYER = /^<g data-depth="([\d.]+)"(?: data-drift="(-?[\d.]+)")?>\n([\s\S]*?)\n<\/g>$/gm;

/** A set's layers stand in its file as groups of their own, each beginning and ending a line. */
function readSet(name: string): Layer[] | undefined {
  const layers = [...(readDrawing(`sets/${name}`)?.matchAll(LAYER) ?? [])];
  if (layers.length === 0) return undefined;
  return layers.map(([, depth, drift = '0', markup = '']) => ({
    depth: Number(depth),
    drift: Number(drift),
    markup: markup.trim(),
  }));
}

/** By what the text is cut into, and by what stands in it as a whole: 龟爷爷 is one, whatever the dictionary cuts. */
function glossesOf({ reader }: Core, words: readonly NamedWord[], text: string): Record<string, Gloss> {
  const cut = new Set(reader.annotate(text).map((word) => word.text));
  const glosses: Record<string, Gloss> = {};
  for (const { zh, en, pt, name } of words) {
    const isThere = cut.has(zh) || (name === true && text.includes(zh));
    if (isThere && !(zh in glosses)) glosses[zh] = { en, pt, ...(name ? { isName: true } : {}) };
  }
  return glosses;
}
