// Lays the beats of a scene out in time: when each caption shows, and when each direction begins and ends.

import { parseDirection, type SubjectKind } from '../../../../content/schema/films/direction.ts';
import type { BeatSource, SceneSource } from '../../../../content/schema/films/film.ts';
import { CAST, type FilmLanguage } from '../../../../content/schema/films/film-kinds.ts';
import type { Actor, Caption, Move, Prop, Scene } from '../film.ts';
import { beatSeconds, directionSeconds, speechSeconds } from './timing.ts';

export type Knowledge = {
  /** A marked syllable per character. */
  readonly pinyinOf: (text: string) => readonly (string | null)[];
  readonly strokeCountOf: (character: string) => number;
};

type LaidOut = {
  readonly scene: Scene;
  readonly captions: readonly Caption[];
  readonly moves: readonly Move[];
};

type Run = {
  readonly moves: Map<string, Move[]>;
  readonly places: Map<string, { x: number; y: number }>;
};

/** Begins at `from`; `lead` seconds pass before its first beat, `rest` after its last. */
export function layOutScene(
  source: SceneSource,
  { from, lead, rest, language }: { from: number; lead: number; rest: number; language: FilmLanguage },
  knowledge: Knowledge,
): LaidOut {
  const actors = actorsOf(source);
  const props = propsOf(source);
  const run: Run = {
    moves: new Map(),
    places: new Map([...actors, ...props].map(({ name, x, y }) => [name, { x, y }])),
  };
  const captions: Caption[] = [];
  let now = from + lead;
  for (const beat of source.beats) {
    const speech = 'zh' in beat ? speechSeconds(beat[language], language) : 0;
    const ends = direct(beat, now, run, props, knowledge);
    const length = beatSeconds(beat, speech, ends);
    if ('zh' in beat) captions.push(captionOf(beat, now, speech, length, knowledge));
    now += length;
  }
  const movesOf = (name: string) => run.moves.get(name) ?? [];
  const scene: Scene = {
    from,
    until: now + rest,
    set: source.set,
    light: source.light ?? 'day',
    actors: actors.map((actor) => ({ ...actor, moves: movesOf(actor.name) })),
    props: props.map((prop) => ({ ...prop, moves: movesOf(prop.name) })),
    camera: movesOf('camera'),
    lights: movesOf('light'),
  };
  return { scene, captions, moves: [...run.moves.values()].flat() };
}

/** Notes the moves of a beat; answers when each ends, from the beat's beginning. What goes on for ever ends at once. */
function direct(
  beat: BeatSource,
  now: number,
  { moves, places }: Run,
  props: readonly Prop[],
  { strokeCountOf }: Knowledge,
): number[] {
  const directions = (beat.do ?? []).map(parseDirection).filter((one) => one !== undefined);
  return directions
    .toSorted((one, other) => one.at - other.at)
    .map((direction) => {
      const { at, subject, verb, args } = direction;
      const prop = props.find(({ name }) => name === subject);
      const where = places.get(subject) ?? { x: 0, y: 0 };
      const strokes = prop?.kind === 'write' ? strokeCountOf(prop.what) : 0;
      const seconds = directionSeconds(kindOf(subject, prop), direction, where, strokes);
      const own = moves.get(subject) ?? [];
      moves.set(subject, [...own, { at: now + at, until: now + at + seconds, verb, args }]);
      const [x = where.x, y = where.y] = args.map(Number);
      if (/^(walk|tiptoe|run|hop|fly|roll|place|move|leave)$/.test(verb)) places.set(subject, { x, y });
      return at + seconds;
    });
}

export function kindOf(subject: string, prop: unknown): SubjectKind {
  if (CAST.some((name) => name === subject)) return 'actor';
  return prop === undefined ? 'stage' : 'prop';
}

function captionOf(
  { by, zh, en, pt }: Extract<BeatSource, { zh: string }>,
  now: number,
  speech: number,
  length: number,
  { pinyinOf }: Knowledge,
): Caption {
  const from = fine(now);
  const times = { from, until: fine(now + length - 0.08), said: fine(now + speech) };
  return { ...times, ...(by === undefined ? {} : { by }), zh, en, pt, pinyin: pinyinOf(zh) };
}

const fine = (seconds: number): number => Math.round(seconds * 100) / 100;

function actorsOf({ cast }: SceneSource): Actor[] {
  return CAST.flatMap((name) => {
    const place = cast[name];
    if (place === undefined) return [];
    const [x = '0', y = '0', ...rest] = place.split(' ');
    const scale = rest.find((part) => part !== 'hidden') ?? '1';
    return [
      {
        name,
        x: Number(x),
        y: Number(y),
        scale: Number(scale),
        isHidden: rest.includes('hidden'),
        moves: [],
      },
    ];
  });
}

function propsOf({ props = {} }: SceneSource): Prop[] {
  return Object.entries(props).map(([name, line]) => {
    const [what = '', x = '0', y = '0', ...rest] = line.split(' ');
    const [, kind, text] = /^(write|text):(.+)$/.exec(what) ?? [];
    const colour = rest.find((part) => part.startsWith('#'));
    return {
      name,
      kind: kind === 'write' || kind === 'text' ? kind : 'drawing',
      what: text ?? what,
      x: Number(x),
      y: Number(y),
      scale: Number(rest.find((part) => /^\d/.test(part)) ?? '1'),
      isHidden: rest.includes('hidden') || kind === 'write',
      layer: rest.includes('back') ? 'back' : rest.includes('glow') ? 'glow' : 'front',
      ...(colour === undefined ? {} : { colour }),
      moves: [],
    };
  });
}
