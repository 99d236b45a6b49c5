// What of a session stands on the screen.

import type { Exercise } from '../../domain/exercises/index.ts';
import {
  cardKey,
  EMPTY_SESSION,
  heldCards,
  missedCards,
  type Session,
} from '../../domain/session/session.ts';
import type { Card, Summary } from '../queries.ts';
import type { CardAnswer } from './facts.ts';

/** What was answered, while it is looked at. */
export type Given = {
  readonly outcome: CardAnswer['outcome'];
  /** In the words of the exercise: what was typed, the word that was chosen, tones, tiles. */
  readonly answer: string;
  /** Why it is nearly right, as the language core says. */
  readonly why?: string | undefined;
  /** The one place that is off, as it should be: a syllable or a character. */
  readonly slip?: string | undefined;
  /** Until the card comes back; undefined where it comes back soon, nobody can say, or the answer before said the same. */
  readonly days?: number | undefined;
  /** The minutes of the day end with it. */
  readonly isLast?: boolean | undefined;
  /** Missed so often that it is let go until tomorrow. */
  readonly isLetGo?: boolean | undefined;
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
  /** Cards to come, as they were promised: more only where more is at hand. Null before the first is asked. */
  readonly left: number | null;
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
  left: null,
  reached: 0,
  answeredBefore: 0,
  isExtra: false,
  summary: null,
};

type Held = Pick<SessionState, 'session' | 'cardsLeft'>;

/** Those at hand, and those that were missed and come back. */
const cardsKnown = ({ session }: Pick<Held, 'session'>): number =>
  heldCards(session).length + missedCards(session).length;

/** Of today, those at hand, those that come back and those behind them. */
export const cardsToCome = (state: Held): number => cardsKnown(state) + state.cardsLeft;

/** What is left to do, which falls with each card that is done. A day that turns out longer does not show it before. */
export function leftBy(state: SessionState): number | null {
  const { phase, left } = state;
  if (phase !== 'asking') return left;
  return Math.max(cardsKnown(state), Math.min(left ?? Number.POSITIVE_INFINITY, cardsToCome(state)));
}

type Coming = { readonly cards: readonly Card[]; readonly cardsLeft: number };

/** Of cards that come, those that were announced and those that were missed: what a session has said is left never grows. */
export function promisedOf({ cards, cardsLeft }: Coming, { left, session }: SessionState): Coming {
  if (left === null) return { cards, cardsLeft };
  const missed = new Set(missedCards(session).map(cardKey));
  let room = Math.max(0, left - cardsKnown({ session }));
  const held = new Set(heldCards(session).map(cardKey));
  const promised = cards.filter((card) => {
    const key = cardKey(card);
    return missed.has(key) || held.has(key) || room-- > 0;
  });
  return { cards: promised, cardsLeft: Math.max(0, Math.min(cardsLeft, room)) };
}

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
