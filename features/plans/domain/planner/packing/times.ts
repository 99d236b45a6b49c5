// How long things take, for plans that fit into the minutes of a day.

import { DEFAULT_SETTINGS, modelOf, newWordLoad, paceOf } from '../../../../study/domain/index.ts';
import { WEEKS_MAX } from '../../plan/plan.ts';
import type { Basis, CourseLesson, PlannedText } from '../materials/catalogue.ts';

/** Of who keeps no day free, five days of seven: two are left for catching up. */
const SESSIONS_A_WEEK = 5;
export const DAYS_A_WEEK = 7;

/** Absent where no day is kept free. */
export type Week = { readonly sessionsAWeek?: number };
export const sessionsAWeekOf = ({ sessionsAWeek = SESSIONS_A_WEEK }: Week): number => sessionsAWeek;

/** Who has said on which days they do not study has a session on each of the others. */
export const weekOfDays = (studyDays: number): Week =>
  studyDays < DAYS_A_WEEK ? { sessionsAWeek: studyDays } : {};

/** A round of six words, asked twice each; a point of grammar; reading and hearing the dialogue. */
const MINUTES = { round: 4, point: 2, dialogue: 5 } as const;
const WORDS_A_ROUND = 6;

export const lessonMinutes = ({ words, points }: Pick<CourseLesson, 'words' | 'points'>): number =>
  Math.ceil(words.length / WORDS_A_ROUND) * MINUTES.round + points * MINUTES.point + MINUTES.dialogue;

/** A scene is heard and practised line by line, then played freely; a role is talked with, then once more and better. */
export const PLAY_MINUTES = { scene: 24, role: 16 } as const;
export const TALK_MINUTES = 6;

/** So many characters a learner reads in a minute, words looked up included; then the questions. */
const READ_A_MINUTE = { easy: 60, hard: 90 } as const;
const QUESTION_MINUTES = 2;
const HARD_FROM_BAND = 3;

export const textMinutes = ({ band, characters }: Pick<PlannedText, 'band' | 'characters'>): number =>
  Math.ceil(characters / READ_A_MINUTE[band < HARD_FROM_BAND ? 'easy' : 'hard']) + QUESTION_MINUTES;

/** Seconds that a new word asks for on each day after the one on which it is learnt, by what is usual. */
function wordSeconds(): readonly number[] {
  const model = modelOf(DEFAULT_SETTINGS.retention, DEFAULT_SETTINGS.fitted);
  const params = { model, pace: paceOf([]), skills: DEFAULT_SETTINGS.skills, misses: 1 };
  return newWordLoad({ ...params, days: (WEEKS_MAX + 1) * DAYS_A_WEEK }).with(0, 0);
}
let load: readonly number[] | undefined;

/** Seconds of reviews that will be due when so many new words were learnt in each session so far. */
export function secondsDue(taught: readonly number[]): number {
  load ??= wordSeconds();
  const today = dayOfSession(taught.length);
  const before = dayOfSession(taught.length - 1);
  let seconds = 0;
  for (const [at, words] of taught.entries())
    for (let day = before + 1; day <= today; day += 1) seconds += words * (load[day - dayOfSession(at)] ?? 0);
  return seconds;
}

const dayOfSession = (session: number): number =>
  Math.floor(session / SESSIONS_A_WEEK) * DAYS_A_WEEK + (session % SESSIONS_A_WEEK);

/** New words that a session can take: each comes back some ten times in the weeks after. */
export const newWordsASession = (minutesADay: number): number => Math.max(3, Math.round(minutesADay * 0.45));
/** Words beside a lesson's, for the whole of its stage. */
export const extraWords = (minutesADay: number): number =>
  Math.max(2, Math.round(newWordsASession(minutesADay) / 2));

type Allowance = { readonly own: number; readonly vip: number };

/** No session is longer than the study time of a day, given in seconds. */
export function fitMinutes(
  wished: number,
  { own, vip }: Allowance,
): Pick<Basis, 'minutesADay' | 'wishedMinutes' | 'vipMinutes'> {
  const minutes = Math.max(LEAST_MINUTES, Math.floor(own / 60));
  if (wished <= minutes) return { minutesADay: wished };
  const capped = { minutesADay: minutes, wishedMinutes: wished };
  return vip > own ? { ...capped, vipMinutes: Math.floor(vip / 60) } : capped;
}

/** Nothing can be packed into less. */
const LEAST_MINUTES = 5;
