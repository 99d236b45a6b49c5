// Finds the lines in content and says where each stands: `file:path`.

import type { Content } from '../schema/content.ts';
import type { FilmSource } from '../schema/films/film.ts';
import type { FilmLevel } from '../schema/films/film-kinds.ts';
import { LEVELS, type Level } from '../schema/levels.ts';
import { fileNameOf, type Line } from '../schema/line.ts';
import { LISTENING_LEVELS } from '../schema/listening/frame.ts';
import type { Play } from '../schema/talks/play.ts';
import { WORLD_KINDS, type WorldKind } from '../schema/talks/play-world.ts';
import type { SmallTalk } from '../schema/talks/small-talk.ts';
import { TELLERS } from '../schema/talks/told.ts';

export type Placed = { readonly place: string; readonly line: Line };

/** One file of content. `level` is undefined where the file is for all levels. */
export type Source = {
  readonly place: string;
  readonly level: Level | undefined;
  readonly value: unknown;
  /** Where the file holds one. */
  readonly play?: Play;
  /** Words that the learner has said just before its lines. */
  readonly said?: readonly string[];
};

/** All lines below a value. A list item with an id is named by it, any other by its index. */
export function linesIn(value: unknown, place: string): Placed[] {
  if (typeof value !== 'object' || value === null) return [];
  if (isLine(value)) return [{ place, line: value }];
  return Object.entries(value).flatMap(([key, inner]) => linesIn(inner, within(place, nameOf(inner) ?? key)));
}

/** The place of a part: `file:part`, and deeper `file:part/part`. */
export function within(place: string, part: string): string {
  return place.endsWith(':') ? `${place}${part}` : `${place}/${part}`;
}

function nameOf(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null || !('id' in value)) return undefined;
  return typeof value.id === 'string' ? value.id : undefined;
}

/** A name or a word is in three languages too, but it has pinyin and is not said as it stands. */
function isLine(value: object): value is Line {
  return 'zh' in value && 'en' in value && 'pt' in value && !('pinyin' in value);
}

/** Every list below a value, with its place. */
export function listsIn(value: unknown, place: string): { place: string; list: readonly unknown[] }[] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.entries(value).flatMap(([key, part]) =>
    listsIn(part, within(place, nameOf(part) ?? key)),
  );
  return Array.isArray(value) ? [{ place, list: value }, ...inner] : inner;
}

export const ANY_TUTOR = 'frames/any-tutor.json:';
export const STANCES = 'frames/stances.json:';
export const KNOWLEDGE = 'frames/knowledge/';
export const THINGS = 'frames/things/';
export const DESCRIBING = 'frames/describing.json:';
export const ADVICE = 'frames/advice.json:';
export const THEMES = 'frames/themes/';
export const MOMENTS = 'frames/moments/';
const APART = 'frames/apart.json:';
export const IN_ROLE = 'talks/in-role.json:';
export const IN_MANNER = 'talks/in-manner.json:';
/** The level that a kind of person speaks at. */
const MANNER_LEVELS: Readonly<Partial<Record<string, Level>>> = {
  expert: 'intermediate',
  family: 'intermediate',
  kids: 'preschool',
  child: 'preschool',
  poet: 'advanced',
};

export const WORLDS = 'talks/worlds.json:';
export const TOLD = 'talks/told.json:';
export const URGENT = 'talks/urgent.json:';
/** The lowest level of the plays of a kind. */
const WORLD_LEVELS: Readonly<Record<WorldKind, Level>> = {
  eatery: 'beginner',
  shop: 'beginner',
  online: 'intermediate',
  clinic: 'beginner',
  counter: 'intermediate',
  hotel: 'beginner',
  road: 'beginner',
  work: 'beginner',
  school: 'beginner',
  home: 'intermediate',
  kids: 'preschool',
  past: 'advanced',
};

export function idiomsPlace(level: Level): string {
  return `talks/${level}/idioms.json:`;
}

/** The place of a topic's file. */
export function topicPlace(level: Level, topic: string): string {
  return `talks/${level}/topics/${topic}.json:`;
}

/** What every file says, file by file; the lists of the slots are left out, `slotListsOf` gives them. */
export function sourcesOf(content: Content): Source[] {
  const levelled = (folder: string, files: readonly { id: string; level: Level }[]): Source[] =>
    files.map((value) => ({ place: `${folder}/${fileNameOf(value.id)}:`, level: value.level, value }));
  return [
    ...levelled('personas', content.personas),
    ...content.talks.flatMap(({ level, lines, topics, idioms, readings, debates }) => [
      { place: `talks/${level}/lines.json:`, level, value: lines },
      ...(idioms.length === 0 ? [] : [{ place: idiomsPlace(level), level, value: idioms }]),
      ...readings.map((value) => ({ place: `talks/${level}/readings.json:`, level, value })),
      ...debates.map((value) => ({ place: `talks/${level}/debates.json:`, level, value })),
      ...topics.map((value) => ({ place: topicPlace(level, value.id), level, value })),
    ]),
    ...content.talks
      .slice(0, 1)
      .map(({ inRole }) => ({ place: IN_ROLE, level: 'beginner' as const, value: inRole })),
    ...content.talks.slice(0, 1).flatMap(({ inManner = {} }) =>
      Object.entries(inManner).map(([manner, value]) => ({
        place: IN_MANNER,
        level: MANNER_LEVELS[manner] ?? ('beginner' as const),
        value: { [manner]: value },
      })),
    ),
    ...content.talks
      .slice(0, 1)
      .flatMap(({ worlds }) =>
        WORLD_KINDS.flatMap((kind) =>
          worlds === undefined
            ? []
            : [{ place: WORLDS, level: WORLD_LEVELS[kind], value: { [kind]: worlds.kinds[kind] } }],
        ),
      ),
    ...content.talks.slice(0, 1).flatMap(({ told }) => toldSources(told)),
    ...content.talks.slice(0, 1).flatMap(({ urgent }) => urgentSources(urgent)),
    ...levelled('lessons', content.lessons),
    ...levelled('texts', content.texts),
    ...content.smallTalk.flatMap(smallTalkSources),
    ...content.scenarios.flatMap(scenarioSources),
    ...content.roles.map(roleSource),
    ...levelled('packs', content.packs),
    ...content.phrasebook.flatMap(phraseSources),
    ...frameSources(content.frames),
    ...tutorAnswerSources(content.frames),
    { place: APART, level: undefined, value: content.frames.apart },
    ...content.biographies.map((value) => biographySource(value, content.personas)),
    ...content.films.map(filmSource),
    ...themeSources(content.frames),
    ...momentSources(content.frames),
    ...knowledgeSources(content.frames),
    ...thingSources(content.frames),
  ];
}

/** What is said to what is told, each at the level of who says it. */
function toldSources(told: Content['talks'][number]['told']): Source[] {
  return TELLERS.map((teller) => ({
    place: TOLD,
    level: MANNER_LEVELS[teller] ?? ('beginner' as const),
    value: Object.fromEntries(told.map(({ id, said }) => [id, { [teller]: said[teller] }])),
  }));
}

/** What is said at once, each at the level of where it is said. */
function urgentSources(urgent: Content['talks'][number]['urgent']): Source[] {
  const said = Object.entries(urgent?.said ?? {});
  return [undefined, ...WORLD_KINDS].map((kind) => ({
    place: URGENT,
    level: kind === undefined ? 'beginner' : WORLD_LEVELS[kind],
    value: Object.fromEntries(
      said.map(([id, lines]) => [id, { [kind ?? 'anybody']: lines[kind ?? 'anybody'] }]),
    ),
  }));
}

/** What is taken up, level by level, so that each is held to its own. */
function frameSources({ predicates, nouns, reactions, generals }: Content['frames']): Source[] {
  const files = [
    ...predicates.map((file) => ({
      folder: 'predicates/',
      said: file.words.flatMap((word) => word.split(':').slice(0, 1)),
      ...file,
    })),
    ...nouns.map((file) => ({ folder: 'nouns/', said: file.words.map(({ zh }) => zh), ...file })),
    ...reactions.map((file) => ({ folder: 'reactions/', said: [], ...file })),
    ...(generals === undefined ? [] : [{ folder: '', said: [], ...generals }]),
  ];
  return files.flatMap(({ folder, id, uptakes, said }) =>
    LISTENING_LEVELS.map((level) => ({
      place: `frames/${folder}${fileNameOf(id)}:`,
      level,
      value: { uptakes: uptakes.filter((uptake) => uptake.level === level) },
      said,
    })),
  );
}

/** Level by level, so that each is held to its own. */
function tutorAnswerSources({ anyTutor, advice, stances }: Content['frames']): Source[] {
  return LISTENING_LEVELS.flatMap((level) => {
    const at = <Item extends { readonly level: string }>(items: readonly Item[]) =>
      items.filter((item) => item.level === level);
    const answers = [...(anyTutor?.answers ?? []), ...(anyTutor?.general ?? [])];
    const replies = answers.map(({ id, replies: all }) => ({ id, replies: at(all) }));
    const advices = (advice?.topics ?? []).map(({ id, replies: all, asks = [] }) => ({
      id,
      replies: at(all),
      asks: at(asks),
    }));
    const views = (stances?.views ?? []).map(({ id, general, future = [] }) => ({
      id,
      general: at(general),
      future: at(future),
    }));
    const choices = (stances?.choices ?? []).map(({ id, replies: all }) => ({ id, replies: at(all) }));
    const { own = [], back = [], because = [] } = stances ?? {};
    const ofTwo = { own: at(own), back: at(back), because: at(because) };
    return [
      { place: STANCES, level, value: { views, choices, ...ofTwo } },
      { place: ANY_TUTOR, level, value: { replies } },
      { place: ADVICE, level, value: { topics: advices, asks: at(advice?.asks ?? []) } },
    ];
  });
}

/** Level by level, as above. */
function knowledgeSources({ knowledge }: Content['frames']): Source[] {
  return knowledge.flatMap(({ id, entries }) =>
    LISTENING_LEVELS.map((level) => ({
      place: `${KNOWLEDGE}${fileNameOf(id)}:`,
      level,
      value: entries.map((entry) => ({
        id: entry.id,
        answers: entry.answers.filter((answer) => answer.level === level),
      })),
    })),
  );
}

/** Level by level, as above; what is asked after it is for all of them. */
function thingSources({ things, describing }: Content['frames']): Source[] {
  const all = things.flatMap(({ id, things: named, asks }) =>
    LISTENING_LEVELS.map((level) => ({
      place: `${THINGS}${fileNameOf(id)}:`,
      level,
      value: {
        asks: level === 'beginner' ? asks : [],
        things: named.map((thing) => ({
          id: thing.id,
          facts: thing.facts.filter((fact) => fact.level === level),
        })),
      },
      // Who asks has called it by its name.
      said: named.flatMap(({ names }) => names),
    })),
  );
  return [...all, { place: DESCRIBING, level: undefined, value: describing }];
}

/** Level by level, as above. */
function themeSources({ themes }: Content['frames']): Source[] {
  return themes.flatMap(({ id, themes: all }) =>
    LISTENING_LEVELS.map((level) => ({
      place: `${THEMES}${fileNameOf(id)}:`,
      level,
      value: all.map((theme) => ({
        id: theme.id,
        replies: theme.replies.filter((reply) => reply.level === level),
      })),
    })),
  );
}

/** Level by level, as above. */
function momentSources({ moments }: Content['frames']): Source[] {
  return moments.flatMap(({ id, moments: all }) =>
    LISTENING_LEVELS.map((level) => ({
      place: `${MOMENTS}${fileNameOf(id)}:`,
      level,
      value: all.map((moment) => ({
        id: moment.id,
        replies: moment.replies.filter((reply) => reply.level === level),
      })),
    })),
  );
}

function biographySource(biography: Content['biographies'][number], personas: Content['personas']): Source {
  const level = personas.find(({ id }) => id === biography.id)?.level;
  return { place: `biographies/${fileNameOf(biography.id)}:`, level, value: biography };
}

/** How hard the Chinese of a film may be, by the school that its children go to. */
const FILM_LEVELS: Readonly<Record<FilmLevel, Level>> = {
  preschool: 'preschool',
  elementary: 'beginner',
  middle: 'intermediate',
};

/** The names of the cast, which the dictionary takes apart. */
const NAMES = ['团', '啾', '莉', '龟', '团团', '啾啾', '莉莉'];

/** Rhymes come back, and what is done is no line: so each scene is its beats, one by one. The Chinese of an English film only translates. */
function filmSource({ id, level, language, title, words, scenes }: FilmSource): Source {
  return {
    place: `films/${fileNameOf(id)}:`,
    level: language === 'zh' ? FILM_LEVELS[level] : undefined,
    said: NAMES,
    value: {
      title,
      words,
      scenes: scenes.map(({ beats }) => ({ ...beats.map(({ do: _done, ...beat }) => beat) })),
    },
  };
}

export function roleSource(role: Content['roles'][number]): Source {
  return { place: `roles/${fileNameOf(role.id)}:`, level: role.level, value: role, play: role.play };
}

/** A topic's exchanges level by level, so that each is held to its own. */
function smallTalkSources({ id, exchanges, reactions, title }: SmallTalk): Source[] {
  const place = `small-talk/${fileNameOf(id)}:`;
  return [
    { place, level: undefined, value: { title } },
    ...LEVELS.map((level) => ({
      place,
      level,
      value: {
        exchanges: exchanges.filter((exchange) => exchange.level === level),
        reactions: reactions.filter((reaction) => reaction.level === level),
      },
    })),
  ];
}

/** A theme's phrases level by level, so that each is held to its own. */
function phraseSources({ id, title, phrases, isOfNames }: Content['phrasebook'][number]): Source[] {
  const place = `phrasebook/${fileNameOf(id)}:`;
  return [
    { place, level: undefined, value: { title, phrases: isOfNames ? phrases : [] } },
    ...(isOfNames ? [] : LEVELS).map((level) => ({
      place,
      level,
      value: { phrases: phrases.filter((phrase) => phrase.level === level) },
    })),
  ];
}

function scenarioSources({ id, scenes, ...rest }: Content['scenarios'][number]): Source[] {
  return [
    { place: `scenarios/${id}/place.json:`, level: undefined, value: rest },
    ...scenes.map((scene) => ({
      place: scenePlace(id, scene.id),
      level: scene.level,
      value: scene,
      play: scene.play,
    })),
  ];
}

/** The place of a scene's file. */
export function scenePlace(place: string, scene: string): string {
  return `scenarios/${place}/scenes/${scene}.json:`;
}

/** The words that slots recognise, by level. */
export function slotListsOf({ talks }: Content): Source[] {
  return talks.map(({ level, words }) => ({ place: `talks/${level}/words.json:`, level, value: words }));
}
