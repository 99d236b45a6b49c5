// Finds kept words by what their decks say of them.

import type { UserId } from '../../../kit/core/user-id.ts';
import type { Executor } from '../../../kit/server/db/database.ts';
import { wordsLabelled } from './word-labels.ts';
import { wordsMeant } from './word-meanings.ts';

/** `#tag`: with such a tag; else with a tag or in a deck of which a word begins so, or whose own meaning says it. */
export async function findWords(db: Executor, userId: UserId, search: string): Promise<string[]> {
  const isTag = search.startsWith('#');
  const beginning = isTag ? search.slice(1) : search;
  if (beginning === '') return [];
  if (isTag) return wordsLabelled(db, userId, { kinds: ['tag'], beginning });
  const found = await Promise.all([
    wordsLabelled(db, userId, { kinds: ['tag', 'deck'], beginning }),
    wordsMeant(db, userId, search),
  ]);
  return found.flat();
}
