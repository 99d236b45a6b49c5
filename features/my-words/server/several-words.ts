// Takes words off a learner's list, and puts back what was taken off: all of it or nothing.

import { err, type Failure, ok, type Result } from '../../../kit/core/result.ts';
import type { UserId } from '../../../kit/core/user-id.ts';
import type { Database } from '../../../kit/server/db/database.ts';
import { newId } from '../../../kit/server/new-id.ts';
import { appendEvents } from '../../learning-events/server/api.ts';
import { checkWord, type WordReading } from '../domain/index.ts';
import { bringWords } from './bring-words.ts';
import { droppedEvent } from './kept-events.ts';
import { deleteKeptWords } from './kept-words-repo.ts';
import { wordKey } from './word-media.ts';

/** How many there were of them. */
export function dropWords(db: Database, userId: UserId, ids: readonly string[]): Promise<number> {
  return db.transaction(async (tx) => {
    const dropped = await deleteKeptWords(tx, userId, ids);
    await appendEvents(tx, dropped.map(droppedEvent));
    return dropped.length;
  });
}

type PutBack = WordReading & { readonly context?: string | undefined };

/** Undoes what was put back before the list was full. */
class ListFull extends Error {}

/** The last of them stands first on the list. */
export async function putBackWords(
  db: Database,
  userId: UserId,
  words: readonly PutBack[],
): Promise<Result<undefined, Failure<'word_invalid' | 'list_full'>>> {
  const checked = words.flatMap(({ context = '', ...word }) => {
    const result = checkWord(word);
    return result.ok ? [{ ...result.value, id: newId(), context }] : [];
  });
  if (checked.length < words.length) return err('word_invalid');
  const once = new Map(checked.map((word) => [wordKey(word), word]));
  try {
    await db.transaction(async (tx) => {
      const brought = await bringWords(tx, userId, [...once.values()]);
      if (brought.includes(undefined)) throw new ListFull();
    });
  } catch (error) {
    if (error instanceof ListFull) return err('list_full');
    throw error;
  }
  return ok(undefined);
}
