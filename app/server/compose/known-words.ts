// Which words a person knows: by their cards, or because a placement covers them. Lessons, path and plans count by it.

import { placedBand } from '../../../features/placement/server/api.ts';
import { type createLists, foldMarked, knownCharacters } from '../../../features/study/server/api.ts';
import type { UserId } from '../../../kit/core/user-id.ts';
import type { Database } from '../../../kit/server/db/database.ts';

type KnownParts = { readonly db: Database; readonly lists: ReturnType<typeof createLists> };

export function composeKnownWords({ db, lists }: KnownParts) {
  const wordsOfBand = (band: number) => (lists().get(`hsk-${band}`)?.words ?? []).map(({ word }) => word);
  const wordsOfBands = (band: number) =>
    new Set(Array.from({ length: band }, (_, at) => at + 1).flatMap(wordsOfBand));
  const knownOf = async (userId: UserId, words: readonly string[]) => {
    await foldMarked(db, userId);
    const [known, placed] = await Promise.all([knownCharacters(db, userId, words), placedBand(db, userId)]);
    const covered = wordsOfBands(placed ?? 0);
    return new Set(words.filter((word) => known.has(word) || covered.has(word)));
  };
  return { wordsOfBand, wordsOfBands, knownOf };
}
