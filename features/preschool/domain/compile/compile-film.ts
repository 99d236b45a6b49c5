// Makes a film that can be played from its source and the drawings, strokes, readings and tune that it names.

import type { FilmSource, TuneSource } from '../../../../content/schema/films/film.ts';
import {
  type Caption,
  END_SECONDS,
  type Film,
  type FilmGloss,
  type FilmStrokes,
  type FilmWord,
  type Scene,
  type SetLayer,
  TITLE_SECONDS,
} from '../film.ts';
import { layOutScene } from './lay-out-scene.ts';
import { soundsOf } from './sounds-of.ts';
import { speechSeconds } from './timing.ts';

/** Where a film's parts come from; each gives undefined for what is not there. */
export type Stock = {
  readonly pinyinOf: (text: string) => readonly (string | null)[];
  /** What our content says of the words of a text. */
  readonly glossesOf: (text: string) => Readonly<Record<string, FilmGloss>>;
  readonly strokesOf: (character: string) => FilmStrokes | undefined;
  readonly drawing: (name: string) => string | undefined;
  readonly set: (name: string) => readonly SetLayer[] | undefined;
  readonly tune: (name: string) => TuneSource | undefined;
};

/** What a source names and the stock lacks. */
export type MissingPart = {
  /** `line`: a word to tap that no line says. */
  readonly kind: 'drawing' | 'set' | 'strokes' | 'tune' | 'line';
  readonly name: string;
};

export type Compiled =
  | { readonly ok: true; readonly value: Film }
  | { readonly ok: false; readonly error: { readonly missing: readonly MissingPart[] } };

function compileFilm(source: FilmSource, stock: Stock): Compiled {
  const { id, level, language, title, poster } = source;
  const laidOut = layOut(source, stock);
  const scenes = laidOut.map(({ scene }) => scene);
  const captions = [titleCaption(source, stock), ...laidOut.flatMap((one) => one.captions)];
  const parts = collectParts(source, scenes, stock);
  const tune = stock.tune(source.tune);
  const words = source.words.map((word) => wordOf(word, language, captions, stock));
  const missing = [
    ...parts.missing,
    ...(tune ? [] : [{ kind: 'tune', name: source.tune } as const]),
    ...source.words
      .filter((_, index) => !words[index])
      .map(({ zh }) => ({ kind: 'line', name: zh }) as const),
  ];
  if (!tune || missing.length > 0) return { ok: false, error: { missing } };
  const sounds = laidOut.flatMap(({ moves }) => soundsOf(moves)).toSorted((one, other) => one.at - other.at);
  const film: Film = {
    id,
    level,
    language,
    title,
    length: scenes.at(-1)?.until ?? 0,
    poster,
    captions,
    words: words.filter((word) => word !== undefined),
    glosses: glossesOf(source, captions, stock),
    scenes,
    drawings: Object.fromEntries(parts.drawings),
    sets: Object.fromEntries(parts.sets),
    strokes: Object.fromEntries(parts.strokes),
    sounds: sounds.map((sound) => ({ ...sound, at: Math.round(sound.at * 100) / 100 })),
    tune: { tempo: tune.tempo, melody: tune.melody, bass: tune.bass },
  };
  return { ok: true, value: film };
}

/** Throws where a film names a part that is not there. */
export const compileFilms = (sources: readonly FilmSource[], stock: Stock): Film[] =>
  sources.map((source) => {
    const compiled = compileFilm(source, stock);
    if (compiled.ok) return compiled.value;
    const missing = compiled.error.missing.map(({ kind, name }) => `${kind} ${name}`);
    throw new Error(`the film ${source.id} names what is not there: ${missing.join(', ')}`);
  });

/** The film's own words go before what the rest of the content says of them. */
function glossesOf({ words }: FilmSource, captions: readonly Caption[], stock: Stock): Film['glosses'] {
  const said = captions.map(({ zh }) => zh).join('\n');
  const own = words.filter(({ zh }) => said.includes(zh)).map(({ zh, en, pt }) => [zh, { en, pt }] as const);
  return { ...stock.glossesOf(said), ...Object.fromEntries(own) };
}

function layOut({ scenes, language }: FilmSource, stock: Stock) {
  let from = 0;
  const strokeCountOf = (character: string) => stock.strokesOf(character)?.strokes.length ?? 0;
  return scenes.map((scene, index) => {
    const lead = index === 0 ? TITLE_SECONDS : 0.5;
    const rest = index === scenes.length - 1 ? END_SECONDS : 0.5;
    const laid = layOutScene(
      scene,
      { from, lead, rest, language },
      { pinyinOf: stock.pinyinOf, strokeCountOf },
    );
    from = laid.scene.until;
    return laid;
  });
}

function titleCaption({ title, language }: FilmSource, { pinyinOf }: Stock): Caption {
  const from = 0.6;
  const said = from + speechSeconds(title[language], language);
  return { from, until: TITLE_SECONDS - 0.1, said, ...title, pinyin: pinyinOf(title.zh) };
}

/** Undefined where no line says it. */
function wordOf(
  { zh, en, pt, picture }: FilmSource['words'][number],
  language: FilmSource['language'],
  captions: readonly Caption[],
  stock: Stock,
): FilmWord | undefined {
  // The title names the subject; where the word is taught comes after it.
  const line = lineOf({ zh, en }[language], language, captions.slice(1));
  if (!line) return undefined;
  const drawing = picture === undefined ? undefined : stock.drawing(picture);
  return {
    zh,
    en,
    pt,
    pinyin: stock.pinyinOf(zh),
    ...(drawing === undefined ? {} : { picture: drawing }),
    at: line.from,
  };
}

const SIGNS = /[^\p{Script=Han}]/gu;

/**
 * Where a word is taught: in the line that is nothing else, 一！, and otherwise where it is said first. English writes its
 * words apart; in Chinese 一 stands in 一起, too.
 */
function lineOf(
  word: string,
  language: FilmSource['language'],
  captions: readonly Caption[],
): Caption | undefined {
  if (language === 'en') {
    const whole = new RegExp(`\\b${word}`, 'i');
    return captions.find(({ en }) => whole.test(en));
  }
  return (
    captions.find(({ zh }) => zh.replaceAll(SIGNS, '') === word) ??
    captions.find(({ zh }) => zh.includes(word))
  );
}

function collectParts(source: FilmSource, scenes: readonly Scene[], stock: Stock) {
  const props = scenes.flatMap((scene) => scene.props);
  const namesOf = (kind: string) => [
    ...new Set(props.filter((prop) => prop.kind === kind).map(({ what }) => what)),
  ];
  const missing: MissingPart[] = [];
  const found = <Part>(
    kind: MissingPart['kind'],
    names: readonly string[],
    find: (name: string) => Part | undefined,
  ) =>
    names.flatMap((name) => {
      const part = find(name);
      if (part !== undefined) return [[name, part] as const];
      missing.push({ kind, name });
      return [];
    });
  const pictures = source.words.flatMap(({ picture }) => picture ?? []);
  found('drawing', pictures, stock.drawing);
  return {
    drawings: found('drawing', namesOf('drawing'), stock.drawing),
    sets: found('set', [...new Set(scenes.map(({ set }) => set))], stock.set),
    strokes: found('strokes', namesOf('write'), stock.strokesOf),
    missing,
  };
}
