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
  /** 0 to 100: how far the day had come at best. What is missed comes back, and takes nothing away from it. */
  readonly reached: number;
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
  reached: 0,
  answeredBefore: 0,
  isExtra: false,
  summary: null,
};

/** Of today, those at hand and those behind them. */
export const cardsToCome = ({ session, cardsLeft }: Pick<SessionState, 'session' | 'cardsLeft'>): number =>
  heldCards(session).length + cardsLeft;

/** Cards that wait for another day because today's minutes are over. */
export const cardsWaiting = (state: SessionState): number =>
  state.isExtra || state.secondsToday > 0 ? 0 : cardsToCome(state);

/** How far the day has come, which never falls. With nothing at hand nobody knows yet what is still to come. */
export function reachedBy(state: SessionState): number {
  const { phase, session, cardsLeft, answeredBefore, reached } = state;
  if (phase !== 'asking' || session.steps.length === 0) return reached;
  const done = answeredBefore + session.done.length;
  return Math.max(reached, (100 * done) / (done + session.steps.length + cardsLeft));
}
