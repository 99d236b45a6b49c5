// The words that a learner should meet again today, told by what they kept, missed, asked about and used.

import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { dueWords, type WordStory } from '../domain/index.ts';
import { recentWordEventsOf, type WordEvent } from './events-repo.ts';

/** A word on the person's own list, and when it was kept: milliseconds since 1970. */
type KeptWord = { readonly word: string; readonly at: number };
type Remembered = { readonly kept: readonly KeptWord[]; readonly events: readonly WordEvent[] };

/**
 * In a query: a person's words that are due when it is read, the most urgent first. `kept`: the words on their own list,
 * the latest first.
 */
export function dueWordsOf(userId: SQLWrapper, kept: SQL<readonly KeptWord[]>): SQL<readonly string[]> {
  const remembered = sql`json_build_object('kept', ${kept}, 'events', ${recentWordEventsOf(userId)})`;
  return remembered.mapWith((stored: Remembered) => dueWords(storiesOf(stored), Date.now()));
}

function storiesOf({ kept, events }: Remembered): WordStory[] {
  const stories = new Map<string, { missedAt: number; usedAt: number[] }>();
  for (const { word, at } of kept) stories.set(word, { missedAt: at, usedAt: [] });
  for (const { kind, word, at } of events.toReversed()) {
    const story = stories.get(word);
    // A word that was only ever used right needs no reminding.
    if (kind === 'used_word') story?.usedAt.push(at);
    else stories.set(word, { missedAt: at, usedAt: [] });
  }
  return Array.from(stories, ([word, story]) => ({ word, ...story }));
}
