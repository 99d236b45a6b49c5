// Which words a person knows: by their cards, or probably, because a placement covers them. All pages count by it.

import { placedBand } from '../../../features/placement/server/api.ts';
import {
  type createLists,
  foldMarked,
  knownCharactersOf,
  readKnownWords,
} from '../../../features/study/server/api.ts';
import type { UserId } from '../../../kit/core/user-id.ts';
import type { Database } from '../../../kit/server/db/database.ts';

type KnownParts = { readonly db: Database; readonly lists: ReturnType<typeof createLists> };

export function composeKnownWords({ db, lists }: KnownParts) {
  const wordsOfBand = (band: number) => (lists().get(`hsk-${band}`)?.words ?? []).map(({ word }) => word);
  const wordsOfBands = (band: number) =>
    new Set(Array.from({ length: band }, (_, at) => at + 1).flatMap(wordsOfBand));
  /** `shown` by answers; `probable`: up to the placed band, and no card says anything of them. */
  const read = async (userId: UserId) => {
    const [{ known, learning }, placed] = await Promise.all([
      readKnownWords(db, userId),
      placedBand(db, userId),
    ]);
    const shown = new Set(known.map(({ word }) => word));
    const missed = new Set(learning.map(({ word }) => word));
    const probable = [...wordsOfBands(placed)].filter((word) => !shown.has(word) && !missed.has(word));
    return { shown, probable };
  };
  const knownOf = async (userId: UserId, words: readonly string[]) => {
    const { shown, probable } = await read(userId);
    const covered = new Set(probable);
    return new Set(words.filter((word) => shown.has(word) || covered.has(word)));
  };
  /** Of one person what was answered a moment ago counts at once; of a class, what the job of each minute has done. */
  const shownOf = async (people: readonly UserId[], words: readonly string[]) => {
    const [only, ...others] = people;
    if (only !== undefined && others.length === 0) await foldMarked(db, only);
    return knownCharactersOf(db, people, words);
  };
  const probableOf = async (userId: UserId) => (await read(userId)).probable;
  return { wordsOfBand, wordsOfBands, knownOf, shownOf, probableOf };
}
