// What is taken along of a word: what it says, its cards with their schedule, and what was reviewed.

import type { DeckSkill } from './note-type.ts';

/** Times in milliseconds since 1970. */
export type TakenCard = {
  readonly skill: DeckSkill;
  readonly stage: 'new' | 'learning' | 'review';
  readonly due: number | null;
  readonly stability: number;
  readonly difficulty: number;
  readonly lastAt: number | null;
  readonly reviews: number;
  readonly lapses: number;
  readonly isSuspended: boolean;
};

export type TakenReview = {
  readonly skill: DeckSkill;
  readonly at: number;
  /** 1 (forgotten) to 4 (known at once). */
  readonly grade: number;
  readonly tookMs: number;
};

export type TakenWord = {
  /** By which Anki knows the note again; the same each time. */
  readonly guid: string;
  /** Full names, with the decks above; at least one. */
  readonly decks: readonly string[];
  readonly tags: readonly string[];
  readonly word: string;
  /** Numbered. */
  readonly pinyin: string;
  readonly meaning: string;
  readonly sentence: string;
  /** The name of its sound in the package; empty without one. */
  readonly sound: string;
  readonly createdAt: number;
  readonly cards: readonly TakenCard[];
  readonly reviews: readonly TakenReview[];
};
