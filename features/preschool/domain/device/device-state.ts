// What a device keeps for its child, and nowhere else: where each film was left, the choices, and what a parent has set.

import { FILM_LEVELS, type FilmLevel } from '../../../../content/schema/films/film-kinds.ts';
import { type FilmSummary } from '../film.ts';

export const FILTERS = ['all', 'zh', 'en'] as const;
export type FilmFilter = (typeof FILTERS)[number];

/** Minutes a day that a parent can allow; 0 is no limit. */
export const LIMITS = [0, 10, 15, 20, 30, 45, 60] as const;

/** What a parent can add on a day when the time is up: until the end of one more film, or minutes. */
export const ADDITIONS = ['film', 10, 20] as const;
export type Addition = (typeof ADDITIONS)[number];
/** No film of ours is shorter: with so much left one can be begun, and no second one. */
const ONE_FILM_SECONDS = 60;

export const CAPTION_LINES = ['zh', 'en', 'pt'] as const;
export type CaptionLine = (typeof CAPTION_LINES)[number];

export type DeviceState = {
  readonly level: FilmLevel;
  readonly filter: FilmFilter;
  /** The film that was watched last, null before the first. */
  readonly last: string | null;
  /** Seconds at which each film was left; one that was seen to its end has none. */
  readonly places: Readonly<Record<string, number>>;
  /** Null while nobody has chosen: then they follow the film and the language of the page. */
  readonly captions: readonly CaptionLine[] | null;
  readonly hasPinyin: boolean;
  readonly isSlow: boolean;
  readonly limitMinutes: number;
  readonly isLocked: boolean;
  /** A parent lets the next film begin by itself. */
  readonly playsOn: boolean;
  /** Somebody has seen that there are a limit and a lock. */
  readonly knowsOffer: boolean;
  /** Seconds watched on a day of this device. */
  readonly watched: OnDay;
  /** Seconds that a parent has allowed on a day besides the limit. */
  readonly added: OnDay;
};

type OnDay = { readonly day: string; readonly seconds: number };

const NEVER: OnDay = { day: '', seconds: 0 };

export const NEW_DEVICE: DeviceState = {
  level: 'preschool',
  filter: 'all',
  last: null,
  places: {},
  captions: null,
  hasPinyin: true,
  isSlow: false,
  limitMinutes: 0,
  isLocked: false,
  playsOn: false,
  knowsOffer: false,
  watched: NEVER,
  added: NEVER,
};

/** Somebody may have written anything there: what is not right is as new. */
export function parseDeviceState(value: unknown): DeviceState {
  if (typeof value !== 'object' || value === null) return NEW_DEVICE;
  const given: Readonly<Record<string, unknown>> = { ...value };
  const { level, filter, last, captions, limitMinutes } = given;
  return {
    level: FILM_LEVELS.find((one) => one === level) ?? NEW_DEVICE.level,
    filter: FILTERS.find((one) => one === filter) ?? NEW_DEVICE.filter,
    last: typeof last === 'string' ? last : null,
    places: parsePlaces(given['places']),
    captions: Array.isArray(captions) ? CAPTION_LINES.filter((line) => captions.includes(line)) : null,
    hasPinyin: given['hasPinyin'] !== false,
    isSlow: given['isSlow'] === true,
    limitMinutes: LIMITS.find((one) => one === limitMinutes) ?? 0,
    isLocked: given['isLocked'] === true,
    playsOn: given['playsOn'] === true,
    knowsOffer: given['knowsOffer'] === true,
    watched: parseOnDay(given['watched']),
    added: parseOnDay(given['added']),
  };
}

function parsePlaces(value: unknown): DeviceState['places'] {
  if (typeof value !== 'object' || value === null) return {};
  return Object.fromEntries(Object.entries(value).filter(([, at]) => isAmount(at)));
}

function parseOnDay(value: unknown): OnDay {
  if (typeof value !== 'object' || value === null) return NEVER;
  const { day, seconds } = { day: undefined, seconds: undefined, ...value };
  return typeof day === 'string' && isAmount(seconds) ? { day, seconds } : NEVER;
}

const isAmount = (value: unknown): value is number => typeof value === 'number' && value >= 0 && value < 1e6;

/** So near its end a film has been seen; so near its beginning nothing was yet. */
const EDGE_SECONDS = 4;

/** Remembers where a film was left. */
export function rememberPlace(
  state: DeviceState,
  film: Pick<FilmSummary, 'id' | 'length'>,
  seconds: number,
): DeviceState {
  const { [film.id]: _before, ...places } = state.places;
  const isUnderWay = seconds > EDGE_SECONDS && seconds < film.length - EDGE_SECONDS;
  return {
    ...state,
    last: film.id,
    places: isUnderWay ? { ...places, [film.id]: Math.floor(seconds) } : places,
  };
}

const secondsOn = (on: OnDay, day: string): number => (on.day === day ? on.seconds : 0);

export function addWatched(state: DeviceState, day: string, seconds: number): DeviceState {
  return { ...state, watched: { day, seconds: secondsOn(state.watched, day) + seconds } };
}

export const watchedOn = ({ watched }: DeviceState, day: string): number => secondsOn(watched, day);

/** Seconds that may be watched on a day: the limit, and what a parent has added; undefined without a limit. */
export function allowedOn({ limitMinutes, added }: DeviceState, day: string): number | undefined {
  return limitMinutes === 0 ? undefined : limitMinutes * 60 + secondsOn(added, day);
}

/** Whether the time that a parent allows has been watched today. */
export function isTimeUp(state: DeviceState, day: string): boolean {
  const allowed = allowedOn(state, day);
  return allowed !== undefined && watchedOn(state, day) >= allowed;
}

/** A parent gives more time today, from now on; what has been seen stays counted. */
export function allowMore(state: DeviceState, day: string, addition: Addition): DeviceState {
  const more = addition === 'film' ? ONE_FILM_SECONDS : addition * 60;
  // What ran over the limit, with the film that went on to its end, is not taken off again.
  const over = Math.max(0, watchedOn(state, day) - state.limitMinutes * 60);
  return { ...state, added: { day, seconds: Math.max(over, secondsOn(state.added, day)) + more } };
}

/** The films to choose from, the Chinese ones first: that is the language that is learned here. */
export function filmsFor(
  films: readonly FilmSummary[],
  { level, filter }: Pick<DeviceState, 'level' | 'filter'>,
) {
  return films
    .filter((film) => film.level === level && (filter === 'all' || film.language === filter))
    .toSorted((one, other) => Number(one.language === 'en') - Number(other.language === 'en'));
}

/** The one that comes after another of its level: in the language that was chosen, else in its own, which never changes unasked. */
export function filmAfter(
  films: readonly FilmSummary[],
  id: string,
  filter: FilmFilter,
): FilmSummary | undefined {
  const film = films.find((one) => one.id === id);
  if (!film) return films[0];
  const list = filmsFor(films, { level: film.level, filter: filter === 'all' ? film.language : filter });
  return list[(list.indexOf(film) + 1) % list.length];
}
