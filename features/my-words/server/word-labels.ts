// In which decks kept words came, and which tags they have there: to show, to find them by, and to take along.

import { and, asc, count, eq, inArray, type SQLWrapper, sql } from 'drizzle-orm';
import type { UserId } from '../../../kit/core/user-id.ts';
import type { Executor } from '../../../kit/server/db/database.ts';
import { LABEL_KINDS, type WordLabels, type WordReading } from '../domain/index.ts';
import { folded } from './folded.ts';
import { keptWords, wordLabels } from './tables.ts';
import { wordKey } from './word-media.ts';

/** By `word pinyin`; what came first stands first. */
export type LabelsByWord = ReadonlyMap<string, WordLabels>;
type Row = typeof wordLabels.$inferSelect;

export async function labelsOf(
  db: Executor,
  userId: UserId,
  words: readonly WordReading[],
): Promise<LabelsByWord> {
  if (words.length === 0) return new Map();
  const isAsked = inArray(wordLabels.word, [...new Set(words.map(({ word }) => word))]);
  return byWord(
    await db
      .select()
      .from(wordLabels)
      .where(and(eq(wordLabels.userId, userId), isAsked))
      .orderBy(asc(wordLabels.addedAt), asc(wordLabels.label)),
  );
}

export async function allLabels(db: Executor, userId: UserId): Promise<LabelsByWord> {
  return byWord(
    await db
      .select()
      .from(wordLabels)
      .where(eq(wordLabels.userId, userId))
      .orderBy(asc(wordLabels.addedAt), asc(wordLabels.label)),
  );
}

function byWord(rows: readonly Row[]): LabelsByWord {
  const named = (of: readonly Row[], kind: Row['kind']) =>
    of.filter((row) => row.kind === kind).map(({ label }) => label);
  return new Map(
    Array.from(Map.groupBy(rows, wordKey), ([key, of]) => [
      key,
      {
        decks: named(of, 'deck'),
        tags: named(of, 'tag'),
        notes: named(of, 'note'),
        spellings: named(of, 'spelling'),
        sounds: named(of, 'sound'),
        pictures: named(of, 'picture'),
      },
    ]),
  );
}

type NewLabels = WordReading & WordLabels;

/** Adds to those that are there. Answers which words, by `word pinyin`, have a deck or a tag more now. */
export async function addLabels(
  tx: Executor,
  userId: UserId,
  added: readonly NewLabels[],
): Promise<ReadonlySet<string>> {
  const rows = added.flatMap(({ word, pinyin, ...labels }) =>
    LABEL_KINDS.flatMap((kind) => labels[`${kind}s`].map((label) => ({ userId, kind, label, word, pinyin }))),
  );
  const grown = new Set<string>();
  for (let from = 0; from < rows.length; from += AT_ONCE) {
    const inserted = await tx
      .insert(wordLabels)
      .values(rows.slice(from, from + AT_ONCE))
      .onConflictDoNothing()
      .returning({ kind: wordLabels.kind, word: wordLabels.word, pinyin: wordLabels.pinyin });
    for (const row of inserted) if (row.kind === 'deck' || row.kind === 'tag') grown.add(wordKey(row));
  }
  return grown;
}

/** A statement takes so many rows without reaching the most parameters that it may have. */
const AT_ONCE = 2000;

const isKept = and(
  eq(keptWords.userId, wordLabels.userId),
  eq(keptWords.word, wordLabels.word),
  eq(keptWords.pinyin, wordLabels.pinyin),
);

/** The decks with how many of their words stand on the list, by name. */
export async function listDecks(db: Executor, userId: UserId) {
  return db
    .select({ name: wordLabels.label, words: count() })
    .from(wordLabels)
    .innerJoin(keptWords, isKept)
    .where(and(eq(wordLabels.userId, userId), eq(wordLabels.kind, 'deck')))
    .groupBy(wordLabels.label)
    .orderBy(asc(wordLabels.label));
}

/** The words of a deck that stand on the list, in its order. */
export async function deckWords(db: Executor, userId: UserId, name: string): Promise<WordReading[]> {
  return db
    .select({ word: keptWords.word, pinyin: keptWords.pinyin })
    .from(wordLabels)
    .innerJoin(keptWords, isKept)
    .where(and(eq(wordLabels.userId, userId), eq(wordLabels.kind, 'deck'), eq(wordLabels.label, name)))
    .orderBy(asc(keptWords.createdAt), asc(keptWords.id));
}

/** Between the words of a label: decks and tags part their levels by colons, and tags have no blanks. */
const LEVELS = '(::|[\\s_])+';

type Beginning = { readonly kinds: readonly Row['kind'][]; readonly beginning: string };

/**
 * Words with a label of these kinds of which a word begins so, in capitals or not, with its accents or without: a deck lies
 * in others, as HSK 2 in Chinese::HSK 2.
 */
export async function wordsLabelled(
  db: Executor,
  userId: UserId,
  { kinds, beginning }: Beginning,
): Promise<string[]> {
  const spaced = (text: SQLWrapper) => sql`regexp_replace(${folded(text)}, ${LEVELS}, ' ', 'g')`;
  const begins = sql`strpos(' ' || ${spaced(wordLabels.label)}, ' ' || ${spaced(sql`${beginning}::text`)}) > 0`;
  const rows = await db
    .selectDistinct({ word: wordLabels.word })
    .from(wordLabels)
    .where(and(eq(wordLabels.userId, userId), inArray(wordLabels.kind, [...kinds]), begins));
  return rows.map(({ word }) => word);
}
