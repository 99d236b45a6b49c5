// How long things take, for plans that fit into the minutes of a day.

import { WEEKS_MAX } from '../plan/plan.ts';
import type { Basis, CourseLesson, PlannedText } from './catalogue.ts';

/** Five days of seven: two are left for catching up. */
export const SESSIONS_A_WEEK = 5;
export const SESSIONS_MAX = WEEKS_MAX * SESSIONS_A_WEEK;

/** A round of six words, asked twice each; a point of grammar; reading and hearing the dialogue. */
const MINUTES = { round: 4, point: 2, dialogue: 5 } as const;
const WORDS_A_ROUND = 6;

export const lessonMinutes = ({ words, points }: Pick<CourseLesson, 'words' | 'points'>): number =>
  Math.ceil(words.length / WORDS_A_ROUND) * MINUTES.round + points * MINUTES.point + MINUTES.dialogue;

/** A scene is heard and practised line by line, then played freely; a role is talked with, then once more and better. */
export const PLAY_MINUTES = { scene: 24, role: 16 } as const;
export const PLAY_PARTS = 2;
export const TALK_MINUTES = 6;

/** So many characters a learner reads in a minute, words looked up included; then the questions. */
const READ_A_MINUTE = { easy: 60, hard: 90 } as const;
const QUESTION_MINUTES = 2;
const HARD_FROM_BAND = 3;

export const textMinutes = ({ band, characters }: Pick<PlannedText, 'band' | 'characters'>): number =>
  Math.ceil(characters / READ_A_MINUTE[band < HARD_FROM_BAND ? 'easy' : 'hard']) + QUESTION_MINUTES;

/** A quarter of a session at least goes to what is due. */
const leastReview = (minutesADay: number): number => Math.max(1, Math.round(minutesADay / 4));
/** What is left for what is new. */
export const roomFor = (minutesADay: number): number => minutesADay - leastReview(minutesADay);
export const reviewMinutes = (minutesADay: number, used: number): number =>
  Math.max(leastReview(minutesADay), minutesADay - used);

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
