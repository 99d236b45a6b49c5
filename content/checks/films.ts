// Stage directions that can be followed: whoever is told to do something is there, and can do it.

import {
  type Direction,
  fitsForm,
  formOf,
  parseDirection,
  type SubjectKind,
} from '../schema/films/direction.ts';
import type { FilmSource, SceneSource } from '../schema/films/film.ts';
import { CAST, MOODS, SOUNDS } from '../schema/films/film-kinds.ts';

const STAGE: ReadonlySet<string> = new Set(['camera', 'light', 'sound']);
/** Words that may follow a verb, where they are not free. */
const WORDS: Readonly<Record<string, readonly string[]>> = {
  feel: MOODS,
  play: SOUNDS,
  look: ['left', 'right', 'up', 'down', 'front'],
  point: ['left', 'right', 'up', 'down'],
  touch: ['head', 'ears', 'eyes', 'nose', 'mouth', 'tummy', 'hands', 'shoulders'],
};

/** Each problem is one line that begins with its place. */
export function filmProblems(films: readonly FilmSource[]): string[] {
  return [
    ...films.flatMap((film) => film.scenes.flatMap((scene, index) => sceneProblems(film, scene, index))),
    ...sameOrder(films),
  ];
}

function sceneProblems(film: FilmSource, scene: SceneSource, index: number): string[] {
  return scene.beats.flatMap((beat, at) => {
    const place = `films/${film.id}.json:scenes/${index}/beats/${at}`;
    const by =
      'by' in beat && beat.by !== undefined && scene.cast[beat.by] === undefined
        ? [`${place}: ${beat.by} is not there`]
        : [];
    return [...by, ...(beat.do ?? []).flatMap((line) => directionProblems(scene, line, place))];
  });
}

function directionProblems(scene: SceneSource, line: string, place: string): string[] {
  const direction = parseDirection(line);
  const kind = direction && kindOf(scene, direction.subject);
  if (!direction || !kind) return [`${place}: nobody there is told by “${line}”`];
  const form = formOf(kind, direction);
  if (!form) return [`${place}: no such verb: ${line}`];
  if (!fitsForm(form, direction.args)) return [`${place}: what follows the verb does not fit: ${line}`];
  return wordProblems(scene, direction).map((what) => `${place}: ${what}: ${line}`);
}

function kindOf({ cast, props = {} }: SceneSource, subject: string): SubjectKind | undefined {
  if (STAGE.has(subject)) return 'stage';
  if (Object.hasOwn(props, subject)) return 'prop';
  return CAST.some((name) => name === subject && cast[name] !== undefined) ? 'actor' : undefined;
}

function wordProblems({ cast }: SceneSource, { verb, args }: Direction): string[] {
  const [first] = args;
  if (verb === 'follow')
    return CAST.some((name) => name === first && cast[name] !== undefined) ? [] : ['nobody to follow'];
  const words = WORDS[verb];
  return words === undefined || words.includes(String(first)) ? [] : ['an unknown word'];
}

function sameOrder(films: readonly FilmSource[]): string[] {
  return films.flatMap(({ id, level, order }) => {
    const other = films.find((film) => film.id < id && film.level === level && film.order === order);
    return other ? [`films/${id}.json:order: ${other.id} has the same`] : [];
  });
}
