// What of a session stands on the screen.

import type { Exercise } from '../../domain/exercises/index.ts';
import { EMPTY_SESSION, heldCards, type Session } from '../../domain/session/session.ts';
import type { Card, Summary } from '../queries.ts';
import type { CardAnswer } from './facts.ts';

/** What was answered, while it is looked at. */
export type Given = {
  readonly outcome: CardAnswer['outcome'];
  /** In the words of the exercise: what was typed, the word that was chosen, tones, tiles. */
  readonly answer: string;
  /** Why it is nearly right, as the language core says. */
  readonly why?: string | undefined;
  /** Until the card comes back; undefined where it comes back soon, or nobody can say. */
  readonly days?: number | undefined;
  /** The minutes of the day end with it. */
  readonly isLast?: boolean | undefined;
};

export type SessionState = {
  /** `waiting`: for more cards. */
  readonly phase: 'beginning' | 'asking' | 'waiting' | 'ending' | 'ended';
  /** Why it does not go on; the code of an error. */
  readonly problem: string | null;
  readonly id: string;
  readonly startedAt: string;
  readonly session: Session<Card>;
  readonly exercise: Exercise | null;
  readonly given: Given | null;
  /** Counts the exercises shown, so that each starts anew. */
  readonly shown: number;
  /** Of today, behind those at hand. */
  readonly cardsLeft: number;
  /** Of the minutes of the day, or of what was asked for beyond them; at 0 the session ends. */
  readonly secondsToday: number;
  /** Before this visit. */
  readonly answeredBefore: number;
  /** Beyond today's plan. */
  readonly isExtra: boolean;
  readonly summary: Summary | null;
};

export const BEGINNING: SessionState = {
  phase: 'beginning',
  problem: null,
  id: '',
  startedAt: '',
  session: EMPTY_SESSION,
  exercise: null,
  given: null,
  shown: 0,
  cardsLeft: 0,
  secondsToday: 0,
  answeredBefore: 0,
  isExtra: false,
  summary: null,
};

/** Cards that wait for another day because today's minutes are over. */
export const cardsWaiting = ({ session, cardsLeft, secondsToday, isExtra }: SessionState): number =>
  isExtra || secondsToday > 0 ? 0 : heldCards(session).length + cardsLeft;

/** 0 to 100: how much of what today holds is done. */
export function progressOf({ session, cardsLeft, answeredBefore }: SessionState): number {
  const done = answeredBefore + session.done.length;
  const all = done + session.steps.length + cardsLeft;
  return all === 0 ? 0 : (100 * done) / all;
}
