// A card and a review as Anki has them: what is kept of a deck, so that it goes out as it came.

import type { DeckSkill } from './note-type.ts';

export const SUSPENDED_QUEUE = -1;

/** Of a note; the words are Anki's own. */
export type AnkiCard = {
  /** Which template it is of. */
  readonly ord: number;
  readonly skill: DeckSkill;
  /** 0: new, 1: being learnt, 2: in review, 3: being learnt again. */
  readonly type: number;
  /** -1: suspended, -2 and -3: buried; else as its type, or 3 where a step takes days. */
  readonly queue: number;
  /** Of a new card its place among the new ones, else a moment in milliseconds since 1970. */
  readonly due: number;
  /** Whether Anki tells the moment, or a day only. */
  readonly isMoment: boolean;
  /** Days, or seconds below 0. */
  readonly interval: number;
  /** In thousandths; 0 for a new card. */
  readonly factor: number;
  readonly reps: number;
  readonly lapses: number;
  /** Steps that are left. */
  readonly left: number;
  readonly flags: number;
  /** The memory as Anki's FSRS has it; empty for none. */
  readonly data: string;
};

export type AnkiReview = {
  /** The moment in milliseconds since 1970, by which Anki knows it. */
  readonly id: number;
  readonly skill: DeckSkill;
  /** 1 (again) to 4 (easy); 0 for what was no answer, but another day by hand. */
  readonly ease: number;
  /** Days, or seconds below 0: that which it gave, and the one before. */
  readonly interval: number;
  readonly lastInterval: number;
  readonly factor: number;
  readonly tookMs: number;
  /** 0: learning, 1: review, 2: learning again, 3: out of turn, 4: by hand, 5: spread anew. */
  readonly type: number;
};

/** Some cards have a day: those that were ever asked. */
export const hasDay = ({ type, reps }: AnkiCard): boolean => type >= 1 && type <= 3 && reps > 0;

export const isSuspended = ({ queue }: AnkiCard): boolean => queue === SUSPENDED_QUEUE;

/** A note of which nothing is asked, reviewed or not. */
export const areSuspended = (cards: readonly AnkiCard[]): boolean =>
  cards.length > 0 && cards.every(isSuspended);

type Stood = 'known' | 'due' | 'unasked';

/** How a note stood that is not suspended as a whole: by its cards that are asked. */
export function howItStood(cards: readonly AnkiCard[], now: number): Stood {
  const asked = cards.filter((card) => hasDay(card) && !isSuspended(card));
  if (asked.length === 0) return 'unasked';
  return asked.some(({ due }) => due <= now) ? 'due' : 'known';
}

/** What counts as an answer; by hand nobody was asked. */
export const isAnswer = ({ ease, type }: AnkiReview): boolean =>
  ease >= 1 && ease <= 4 && type >= 0 && type <= 3;
