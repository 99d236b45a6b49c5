// How long things take: what is said at a child's pace, and moves by their verb and way.

import { type Direction, formOf, type SubjectKind } from '../../../../content/schema/films/direction.ts';
import type { BeatSource } from '../../../../content/schema/films/film.ts';
import type { FilmLanguage } from '../../../../content/schema/films/film-kinds.ts';
import { SPEEDS } from '../acting/gaits.ts';

/** Seconds a character of Chinese, and a syllable of English, as a kindergarten teacher says them. */
const PACE: Readonly<Record<FilmLanguage, number>> = { zh: 0.31, en: 0.3 };
/** A sign is a short breath. */
const BREATH = 0.22;
/** What has been said is looked at for a moment. */
const AFTER = 0.85;
const STROKE_SECONDS = 0.62;

/** Seconds from the first to the last syllable of what a beat says. */
export function speechSeconds(text: string, language: FilmLanguage): number {
  const sounds =
    language === 'zh'
      ? [...text.matchAll(/\p{Script=Han}/gu)].length
      : [...text.matchAll(/[aeiouy]+/gi)].length + [...text.matchAll(/\s/g)].length * 0.3;
  const breaths = [...text.matchAll(/[，。！？、：；…,.!?:;]+/g)].length;
  return Math.max(0.7, sounds * PACE[language] + breaths * BREATH);
}

type Where = { readonly x: number; readonly y: number };

/** Seconds that a direction takes, for a subject that is at a place. */
export function directionSeconds(
  kind: SubjectKind,
  direction: Direction,
  where: Where,
  strokes: number,
): number {
  const { verb, args } = direction;
  if (verb === 'write') return strokes * STROKE_SECONDS;
  const speed = kind === 'actor' ? SPEEDS[verb] : undefined;
  if (speed !== undefined) {
    const [x = where.x, y = where.y] = args.map(Number);
    return Math.max(0.5, Math.hypot(x - where.x, y - where.y) / speed);
  }
  const [form, usual] = formOf(kind, direction) ?? ['', 0];
  const optional = form.indexOf('?');
  // The last, optional number of the other verbs is their time.
  const own = optional >= 0 ? args[optional] : undefined;
  return verb !== 'play' && typeof own === 'number' ? own : usual;
}

/** Seconds of a beat: what is said and done in it, and a moment after. `ends` are when its directions end. */
export function beatSeconds(beat: BeatSource, speech: number, ends: readonly number[]): number {
  const said = 'zh' in beat ? speech + AFTER : 0;
  return Math.max(beat.for ?? 0, said, ...ends.map((end) => end + 0.1));
}
