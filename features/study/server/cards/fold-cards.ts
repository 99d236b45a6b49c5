// Computes the cards of marked words from the learning events: after new events, and all of them after a mark of all.

import { type SQL, sql } from 'drizzle-orm';
import type { UserId } from '../../../../kit/core/user-id.ts';
import type { Database, Executor } from '../../../../kit/server/db/database.ts';
import { eventsOfWords } from '../../../learning-events/server/api.ts';
import type { CardState } from '../../domain/memory/card.ts';
import { foldHistory } from '../../domain/memory/fold-word.ts';
import { DEFAULT_PARAMETERS } from '../../domain/memory/memory.ts';
import { toScheduling } from '../scheduling.ts';
import { findSettings } from '../settings-repo.ts';
import { studyCards, studyMarks } from '../tables.ts';
import { storeRecalls } from './recalls-repo.ts';

/** Words whose events are read at once. */
const AT_ONCE = 200;

/** Of each person the last that was begun in this process. */
const underWay = new WeakMap<Database, Map<UserId, Promise<void>>>();

/**
 * Brings a person's cards up to date with their events. Words that another process is at are left to it; what this one is
 * at is waited for, so that two parts of an answer that read side by side see the same cards. Nothing is lost when this
 * dies: marks go with the transaction that stores the cards.
 */
export async function foldMarked(db: Database, userId: UserId): Promise<void> {
  const folds = underWay.get(db) ?? new Map<UserId, Promise<void>>();
  underWay.set(db, folds);
  const own = foldAfter(folds.get(userId), db, userId);
  folds.set(userId, own);
  try {
    await own;
  } finally {
    if (folds.get(userId) === own) folds.delete(userId);
  }
}

async function foldAfter(before: Promise<void> | undefined, db: Database, userId: UserId): Promise<void> {
  // Whoever began that one hears of its failure.
  await before?.catch(() => undefined);
  while ((await db.transaction((tx) => foldSome(tx, userId))) === AT_ONCE);
}

async function foldSome(tx: Executor, userId: UserId): Promise<number> {
  const words = await takeMarks(tx, userId);
  if (words.length === 0) return 0;
  const scheduling = toScheduling(await findSettings(tx, userId));
  const events = Map.groupBy(await eventsOfWords(tx, userId, words), ({ word }) => word);
  const folded = words.map((word) => foldHistory(word, events.get(word) ?? [], scheduling));
  const { version } = scheduling.model;
  await storeCards(tx, userId, { words, version, cards: folded.flatMap(({ cards }) => cards) });
  await storeRecalls(tx, userId, { words, recalls: folded.flatMap(({ recalls }) => recalls) });
  return words.length;
}

async function takeMarks(tx: Executor, userId: UserId): Promise<string[]> {
  const { rows } = await tx.execute<{ word: string }>(
    sql`delete from ${studyMarks} where ${studyMarks.userId} = ${userId} and ${studyMarks.word} = any(array(
      select ${studyMarks.word} from ${studyMarks} where ${studyMarks.userId} = ${userId}
      order by ${studyMarks.word} limit ${AT_ONCE} for update skip locked)) returning ${studyMarks.word}`,
  );
  return rows.map(({ word }) => word);
}

const COLUMNS = [
  'userId',
  'word',
  'reading',
  'skill',
  'stage',
  'due',
  'stability',
  'difficulty',
  'firstAt',
  'lastAt',
  'shownAt',
  'reviews',
  'lapses',
  'addedAt',
  'isSuspended',
  'algorithm',
  'parameters',
  'lastEvent',
] as const satisfies readonly (keyof typeof studyCards.$inferSelect)[];
const KEY = new Set<string>(['userId', 'word', 'reading', 'skill']);

type Folded = {
  readonly words: readonly string[];
  readonly cards: readonly CardState[];
  /** Of the parameters. */
  readonly version: number;
};

/** Replaces the cards of some words, in one statement. */
async function storeCards(tx: Executor, userId: UserId, { words, cards, version }: Folded): Promise<void> {
  const columns = COLUMNS.map((name) => studyCards[name]);
  const named = (column: { readonly name: string }) => sql.identifier(column.name);
  const list = (parts: readonly SQL[]) => sql.join([...parts], sql`, `);
  const given = sql`json_to_recordset(${cardsJson(userId, cards, version)}::json) as given (${list(
    columns.map((column) => sql`${named(column)} ${sql.raw(column.getSQLType())}`),
  )})`;
  const changed = COLUMNS.filter((name) => !KEY.has(name)).map((name) => studyCards[name]);
  await tx.execute(sql`
    with given as (select * from ${given}),
    gone as (
      delete from ${studyCards} where ${studyCards.userId} = ${userId} and ${studyCards.word} = any(${sql.param([...words])})
        and not exists (select from given where given.word = ${studyCards.word}
          and given.reading = ${studyCards.reading} and given.skill = ${studyCards.skill}))
    insert into ${studyCards} (${list(columns.map((column) => sql`${named(column)}`))})
    select ${list(columns.map((column) => sql`given.${named(column)}`))} from given
    on conflict (user_id, word, reading, skill) do update
      set ${list(changed.map((column) => sql`${named(column)} = excluded.${named(column)}`))}`);
}

function cardsJson(userId: UserId, cards: readonly CardState[], version: number): string {
  const { algorithm } = DEFAULT_PARAMETERS;
  return JSON.stringify(
    cards.map((card) => {
      const row = {
        ...card,
        userId,
        algorithm,
        parameters: version,
        due: momentOf(card.due),
        firstAt: momentOf(card.firstAt),
        lastAt: momentOf(card.lastAt),
        shownAt: momentOf(card.shownAt),
        addedAt: momentOf(card.addedAt),
      };
      return Object.fromEntries(COLUMNS.map((name) => [studyCards[name].name, row[name]]));
    }),
  );
}

const momentOf = (at: number | null): string | null => (at === null ? null : new Date(at).toISOString());
