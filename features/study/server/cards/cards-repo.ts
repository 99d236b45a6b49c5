// Reads card states; the owner is part of every query, and each begins an index.

import { and, asc, desc, eq, inArray, isNotNull, lt, or, type SQL, sql } from 'drizzle-orm';
import type { UserId } from '../../../../kit/core/user-id.ts';
import type { Executor } from '../../../../kit/server/db/database.ts';
import type { CardGroup } from '../../domain/day/load.ts';
import { wordKey } from '../../domain/day/plan.ts';
import type { CardState, CardWord } from '../../domain/memory/card.ts';
import { NEXT_SKILL_DAYS } from '../../domain/memory/review.ts';
import { studyCards } from '../tables.ts';
import { isWaiting } from './due-words.ts';

type Row = typeof studyCards.$inferSelect;

/** More than the longest day holds: of a larger pile the latest, which are worth most, and the oldest, whose turn it is. */
const LATEST_MAX = 800;
const OLDEST_MAX = 200;

/** Cards whose day has come before `until`. */
export async function dueCards(db: Executor, userId: UserId, until: Date): Promise<CardState[]> {
  const isDue = and(eq(studyCards.userId, userId), lt(studyCards.due, until));
  const latest = await db
    .select()
    .from(studyCards)
    .where(isDue)
    .orderBy(desc(studyCards.due))
    .limit(LATEST_MAX);
  if (latest.length < LATEST_MAX) return latest.map(toState);
  const oldest = await db
    .select()
    .from(studyCards)
    .where(isDue)
    .orderBy(asc(studyCards.due))
    .limit(OLDEST_MAX);
  const known = new Set(latest.map(keyOf));
  return [...latest, ...oldest.filter((row) => !known.has(keyOf(row)))].map(toState);
}

const keyOf = ({ word, reading, skill }: Row): string => `${word} ${reading} ${skill}`;

type Page = { readonly offset: number; readonly limit: number };

/** New words that were taken up and not yet shown, the latest first. */
export async function waitingCards(
  db: Executor,
  userId: UserId,
  { offset, limit }: Page,
): Promise<CardState[]> {
  const rows = await db
    .select()
    .from(studyCards)
    .where(and(eq(studyCards.userId, userId), isWaiting))
    .orderBy(desc(studyCards.addedAt), asc(studyCards.word), asc(studyCards.reading))
    .offset(offset)
    .limit(limit);
  return rows.map(toState);
}

/** All cards of some words. */
export async function cardsOfWords(
  db: Executor,
  userId: UserId,
  words: readonly string[],
): Promise<CardState[]> {
  if (words.length === 0) return [];
  const rows = await db
    .select()
    .from(studyCards)
    .where(and(eq(studyCards.userId, userId), inArray(studyCards.word, [...new Set(words)])));
  return rows.map(toState);
}

/** Words of which some card was answered, the latest first. */
export async function answeredWords(db: Executor, userId: UserId, limit: number): Promise<string[]> {
  const { word, lastAt } = studyCards;
  const rows = await db
    .select({ word })
    .from(studyCards)
    .where(and(eq(studyCards.userId, userId), isNotNull(lastAt)))
    .groupBy(word)
    .orderBy(desc(sql`max(${lastAt})`), asc(word))
    .limit(limit);
  return rows.map((row) => row.word);
}

/** Words that are taken up, from a key on, by characters and reading. */
export async function takenUpWords(
  db: Executor,
  userId: UserId,
  {
    after,
    search,
    meant,
    limit,
  }: {
    readonly after: CardWord | undefined;
    readonly search: string;
    /** Words that are found whatever they look like: they mean what is searched for. */
    readonly meant: readonly string[];
    readonly limit: number;
  },
): Promise<CardWord[]> {
  const { word, reading } = studyCards;
  return db
    .selectDistinct({ word, reading })
    .from(studyCards)
    .where(
      and(
        eq(studyCards.userId, userId),
        isNotNull(studyCards.addedAt),
        after ? sql`(${word}, ${reading}) > (${after.word}, ${after.reading})` : undefined,
        searched(search, meant),
      ),
    )
    .orderBy(asc(word), asc(reading))
    .limit(limit);
}

export async function countTakenUp(db: Executor, userId: UserId): Promise<number> {
  const { word, reading, addedAt } = studyCards;
  const [row] = await db
    .select({ count: sql<number>`count(distinct (${word}, ${reading}))::int` })
    .from(studyCards)
    .where(and(eq(studyCards.userId, userId), isNotNull(addedAt)));
  return row?.count ?? 0;
}

/** Characters from the beginning, or pinyin with or without tones and spaces. */
function searched(search: string, meant: readonly string[]): SQL | undefined {
  if (search === '') return undefined;
  const plain = search.toLowerCase().replaceAll(/\s/g, '');
  const { word, reading } = studyCards;
  return or(
    meant.length > 0 ? inArray(word, [...meant]) : undefined,
    sql`starts_with(${word}, ${search})`,
    sql`starts_with(replace(${reading}, ' ', ''), ${plain})`,
    sql`starts_with(regexp_replace(${reading}, '[0-9 ]', '', 'g'), ${plain})`,
  );
}

type Totals = { readonly groups: readonly CardGroup[] };
type GroupRow = {
  readonly skill: CardGroup['skill'];
  readonly due_in: number;
  readonly stability: number;
  readonly difficulty: number;
  readonly count: number;
  readonly is_young: boolean;
  readonly is_new: boolean;
};

/** Groups that are farther away than this cost nothing in what is looked ahead. */
const FARTHEST_DAYS = 120;

/** What a person's cards will cost, in one pass over their own rows. */
export async function readTotals(db: Executor, userId: UserId, dayEnd: Date): Promise<Totals> {
  const c = studyCards;
  const { rows } = await db.execute<GroupRow>(sql`
    select ${c.skill} as skill,
      least(${FARTHEST_DAYS}, greatest(0, ceil(extract(epoch from ${c.due} - ${dayEnd.toISOString()}::timestamptz) / 86400)))::int as due_in,
      power(2, round(2 * ln(greatest(0.05, ${c.stability})) / ln(2::float8)) / 2) as stability,
      round(avg(${c.difficulty}))::float8 as difficulty, count(*)::int as count,
      ${c.skill} = 'recognise' and ${c.stability} < ${NEXT_SKILL_DAYS} and ${c.lapses} = 0 as is_young,
      ${c.stage} = 'new' as is_new
    from ${c} where ${c.userId} = ${userId} and ${c.due} is not null
      and (${c.stage} <> 'new' or ${c.skill} <> 'recognise')
    group by 1, 2, 3, 6, 7`);
  const groups = rows.map(({ skill, due_in: dueIn, stability, difficulty, count, ...is }) => ({
    skill,
    dueIn,
    stability,
    difficulty,
    count,
    isYoung: is.is_young,
    isNew: is.is_new,
  }));
  return { groups };
}

type AskedWord = CardWord & { readonly happenedAt: Date };

/**
 * Of the cards of words that were asked in reviews since a moment those that were met in them for the first time. What a
 * lesson has taught earlier on the day is no new word of a review.
 */
export function firstMetIn(cards: readonly CardState[], asked: readonly AskedWord[]): CardState[] {
  const first = new Map<string, number>();
  for (const { happenedAt, ...word } of asked)
    first.set(wordKey(word), Math.min(first.get(wordKey(word)) ?? Infinity, happenedAt.getTime()));
  return cards.filter(
    (card) =>
      card.skill === 'recognise' &&
      card.firstAt !== null &&
      card.firstAt >= (first.get(wordKey(card)) ?? Infinity),
  );
}

const toState = (row: Row): CardState => ({
  word: row.word,
  reading: row.reading,
  skill: row.skill,
  stage: row.stage,
  due: row.due?.getTime() ?? null,
  stability: row.stability,
  difficulty: row.difficulty,
  firstAt: row.firstAt?.getTime() ?? null,
  lastAt: row.lastAt?.getTime() ?? null,
  shownAt: row.shownAt?.getTime() ?? null,
  reviews: row.reviews,
  lapses: row.lapses,
  addedAt: row.addedAt?.getTime() ?? null,
  isSuspended: row.isSuspended,
  lastEvent: row.lastEvent,
});
