// The words that a learner should meet again today, told by what they kept, missed, asked about and used.

import type { UserId } from '../../../kit/core/user-id.ts';
import type { Executor } from '../../../kit/server/db/database.ts';
import { dueWords, type WordStory } from '../domain/index.ts';
import { recentWordEvents } from './events-repo.ts';

type KeptWord = { readonly word: string; readonly createdAt: Date };

type Options = {
  readonly db: Executor;
  /** The words on the person's own list, the latest first. */
  readonly keptWords: (db: Executor, userId: UserId) => Promise<readonly KeptWord[]>;
};

/** Gives a person's words that are due, the most urgent first. */
export function createDueWords({ db, keptWords }: Options) {
  return async (userId: UserId): Promise<string[]> => {
    const [kept, events] = await Promise.all([keptWords(db, userId), recentWordEvents(db, userId)]);
    const stories = new Map<string, { missedAt: number; usedAt: number[] }>();
    for (const { word, createdAt } of kept) stories.set(word, { missedAt: createdAt.getTime(), usedAt: [] });
    for (const { kind, word, at } of events.toReversed()) {
      const story = stories.get(word);
      // A word that was only ever used right needs no reminding.
      if (kind === 'used_word') story?.usedAt.push(at.getTime());
      else stories.set(word, { missedAt: at.getTime(), usedAt: [] });
    }
    const told: WordStory[] = Array.from(stories, ([word, story]) => ({ word, ...story }));
    return dueWords(told, Date.now());
  };
}
