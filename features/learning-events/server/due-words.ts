// The words that a learner should meet again today, told by what they kept, missed, asked about and used.

import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { type DueWord, dueWords, type KeptWord, type WordEvent, wordStories } from '../domain/index.ts';
import { recentWordEventsOf } from './read-events.ts';

type Remembered = { readonly kept: readonly KeptWord[]; readonly events: readonly WordEvent[] };

/**
 * In a query: a person's words that are due when it is read, the most urgent first. `kept`: the words on their own list,
 * the latest first.
 */
export function dueWordsOf(userId: SQLWrapper, kept: SQL<readonly KeptWord[]>): SQL<readonly DueWord[]> {
  const remembered = sql`json_build_object('kept', ${kept}, 'events', ${recentWordEventsOf(userId)})`;
  return remembered.mapWith((stored: Remembered) =>
    dueWords(wordStories(stored.kept, stored.events.toReversed()), Date.now()),
  );
}
