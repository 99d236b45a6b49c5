// What study works with.

import type { Member } from '../../../kit/core/access.ts';
import type { UserId } from '../../../kit/core/user-id.ts';
import type { Glossed } from '../../../kit/server/chinese/gloss.ts';
import type { Database } from '../../../kit/server/db/database.ts';
import type { Jobs } from '../../../kit/server/jobs/jobs.ts';
import type { CardWord } from '../domain/memory/card.ts';
import type { StudyLists } from './sources/lists.ts';

/** Of words that stand on the person's list. */
export type OwnDecks = {
  /** By name. */
  readonly list: (userId: UserId) => Promise<readonly { readonly name: string; readonly words: number }[]>;
  /** In the order of the deck; none where there is no such deck. */
  readonly wordsOf: (userId: UserId, name: string) => Promise<readonly CardWord[]>;
  /** By `word reading`. */
  readonly tagsOf: (
    userId: UserId,
    words: readonly CardWord[],
  ) => Promise<ReadonlyMap<string, readonly string[]>>;
  /** The words with a tag (`#tag`) or a deck that begins so, or whose own meaning says it. */
  readonly found: (userId: UserId, search: string) => Promise<readonly string[]>;
};

export type StudyDeps = {
  readonly db: Database;
  readonly jobs: Jobs;
  readonly lists: StudyLists;
  readonly glossed: Glossed;
  /** What pieces mean that our content teaches and no dictionary has (我叫); by `word reading`. */
  readonly taught: ReadonlyMap<string, { readonly en: string; readonly pt: string }>;
  /** What words mean in the person's own words or in the decks that they have brought; by `word reading`. */
  readonly ownMeanings: (userId: UserId, words: readonly CardWord[]) => Promise<ReadonlyMap<string, string>>;
  /** How the person's decks have written the pinyin of words; by `word reading`. */
  readonly ownSpellings: (
    userId: UserId,
    words: readonly CardWord[],
  ) => Promise<ReadonlyMap<string, readonly string[]>>;
  /** Where the pictures of words are read that came with the person's decks; by `word reading`. */
  readonly ownPictures: (userId: UserId, words: readonly CardWord[]) => Promise<ReadonlyMap<string, string>>;
  /** The decks that the person has brought, and the tags of their words. */
  readonly ownDecks: OwnDecks;
  /** The day that it is for a person. */
  readonly localDay: (
    userId: UserId,
    now: Date,
  ) => Promise<{ readonly zone: string; readonly date: string; readonly endsAt: Date }>;
  /** Seconds of study that were counted on a day of the person's: the one measure that every page shows. */
  readonly studiedOn: (userId: UserId, date: string) => Promise<number>;
  /** Takes note that cards were answered on a day. */
  readonly dayAnswered: (userId: UserId, date: string) => Promise<void>;
  /** Takes note that all that a day's review had planned is done. */
  readonly reviewDone: (userId: UserId, date: string) => Promise<void>;
  /** How long a person wants to study a day; null where they have not said. */
  readonly minutesADay: (userId: UserId) => Promise<number | null>;
  /** Minutes that a day really holds, for what lies ahead: no more than the study time of a usual day. */
  readonly minutesAhead: (userId: UserId) => Promise<number>;
  /** New words a day that a person's plan brings; null for who follows none. */
  readonly planPace: (userId: UserId) => Promise<number | null>;
  /** Words that a person probably knows without having reviewed them, by their characters. */
  readonly probableOf: (userId: UserId) => Promise<ReadonlySet<string>>;
  /** The same with their readings, the easiest first. */
  readonly listProbable: (userId: UserId) => Promise<readonly CardWord[]>;
  /** Study time that is left to a person today; infinite for who is not limited. */
  readonly secondsLeft: (member: Member) => Promise<number>;
};
