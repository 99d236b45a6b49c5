// Which words a person knows by their cards: the one rule by which every number of known words is counted.

import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { UserId } from '../../../../kit/core/user-id.ts';
import type { Database, Executor } from '../../../../kit/server/db/database.ts';
import type { CardWord } from '../../domain/memory/card.ts';
import { APART_MS } from '../../domain/memory/times.ts';
import { foldMarked } from '../cards/fold-cards.ts';
import { studyCards } from '../tables.ts';

const { word, reading, skill, stage, lastAt, shownAt } = studyCards;

/** Over the cards of one word in one reading: what the card of recognition says; without one, what any other says. */
export const byRecognition = (says: SQL): SQL<boolean> =>
  sql<boolean>`coalesce(bool_or(${says}) filter (where ${skill} = 'recognise'), bool_or(${says}), false)`;

/** The last answer came on another day than the word was shown, first or by a miss: right a minute later is no memory yet. */
export const isApart = sql`${lastAt} >= ${shownAt} + ${APART_MS} * interval '1 millisecond'`;

/**
 * Over the cards of one word in one reading: what `isWordKnown` of the domain says of them. Whether it was taken up or is
 * set aside does not matter.
 */
export const isWordKnown = byRecognition(sql`${stage} = 'review' and ${isApart}`);

/** The same, right the last time, be it on the day of its first answer. */
const isWordRecalled = byRecognition(sql`${stage} = 'review'`);

/** Some card of it was answered, and it has been taken up. */
const isMet = sql<boolean>`bool_or(${stage} <> 'new' and ${studyCards.addedAt} is not null)`;

export type KnownWords = {
  readonly known: readonly CardWord[];
  /** Taken up or met, and not known now. */
  readonly learning: readonly CardWord[];
  /** Of these, what was answered already: it is in the schedule, and nobody is told that it is new. */
  readonly met: readonly CardWord[];
  /** Of these, what was missed the last time, or has not been answered yet: right on its first day says nothing against it. */
  readonly unproven: readonly CardWord[];
};

export async function readKnownWords(db: Database, userId: UserId): Promise<KnownWords> {
  await foldMarked(db, userId);
  const rows = await db
    .select({ word, reading, isKnown: isWordKnown, isRecalled: isWordRecalled, isMet })
    .from(studyCards)
    .where(eq(studyCards.userId, userId))
    .groupBy(word, reading);
  const { known = [], learning = [] } = Object.groupBy(rows, ({ isKnown }) =>
    isKnown ? 'known' : 'learning',
  );
  return {
    known,
    learning,
    met: learning.filter((row) => row.isMet),
    unproven: learning.filter(({ isRecalled }) => !isRecalled),
  };
}

/** By person, those of these words that they know, in any reading: one statement for a class. Cards are computed before. */
export async function knownCharactersOf(
  db: Executor,
  people: readonly UserId[],
  words: readonly string[],
): Promise<ReadonlyMap<UserId, ReadonlySet<string>>> {
  if (people.length === 0 || words.length === 0) return new Map();
  const known = await db
    .select({ userId: studyCards.userId, word })
    .from(studyCards)
    .where(and(inArray(studyCards.userId, [...people]), inArray(word, [...words])))
    .groupBy(studyCards.userId, word, reading)
    .having(isWordKnown);
  const byPerson = Map.groupBy(known, (row) => row.userId);
  return new Map([...byPerson].map(([id, rows]) => [id, new Set(rows.map((row) => row.word))]));
}

/** How many words in one reading are known. Cards are computed before. */
export const countKnownWords = (db: Executor, userId: UserId): Promise<number> =>
  countWords(db, userId, isWordKnown);

/** How many come back soon and will be known then: missed the last time, or right on the day of their first answer alone. */
export const countComingWords = (db: Executor, userId: UserId): Promise<number> =>
  countWords(
    db,
    userId,
    byRecognition(
      sql`${studyCards.due} is not null and (${stage} = 'learning' or (${stage} = 'review' and not ${isApart}))`,
    ),
  );

async function countWords(db: Executor, userId: UserId, having: SQL<boolean>): Promise<number> {
  const counted = db
    .select({ word })
    .from(studyCards)
    .where(eq(studyCards.userId, userId))
    .groupBy(word, reading)
    .having(having)
    .as('counted');
  return db.$count(counted);
}
