// What is taken along of a word: what it says, its cards with their schedule, and what was reviewed.

import type { AnkiCard, AnkiReview } from './anki-card.ts';
import type { DeckSkill } from './note-type.ts';

/** Cards that were begun here or came with a deck, or those of all skills that there are. */
export const TAKEN_KINDS = ['begun', 'all'] as const;
export type TakenKinds = (typeof TAKEN_KINDS)[number];

/** Times in milliseconds since 1970. */
export type TakenCard = {
  readonly skill: DeckSkill;
  readonly stage: 'new' | 'learning' | 'review';
  /** Null for what does not come back by itself. */
  readonly due: number | null;
  /** The day that the last answer gave, also of a card that is set aside; null where there was none. */
  readonly given: number | null;
  readonly stability: number;
  readonly difficulty: number;
  readonly lastAt: number | null;
  readonly reviews: number;
  readonly lapses: number;
  readonly isSuspended: boolean;
  /** The card as it came from Anki, where nothing has moved it here since; else null. */
  readonly untouched: AnkiCard | null;
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
  /** As its learner has written it, or syllable by syllable. */
  readonly written: string;
  readonly meaning: string;
  readonly sentence: string;
  /** The name of its sound in the package; empty without one. */
  readonly sound: string;
  /** The same of its picture. */
  readonly picture: string;
  readonly createdAt: number;
  readonly cards: readonly TakenCard[];
  /** The earliest first. */
  readonly reviews: readonly AnkiReview[];
};
