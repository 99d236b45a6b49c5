// Composes what says where a learner stands: the placement and the learning path.

import type { Content } from '../../../content/schema/content.ts';
import { findLearnerSettings, updateLearnerSettings } from '../../../features/learner-settings/server/api.ts';
import { countTestAnswers } from '../../../features/learning-events/server/api.ts';
import { createLearningPath } from '../../../features/learning-path/server/api.ts';
import type { createLessons } from '../../../features/lessons/server/api.ts';
import { createPlacement, placedBand } from '../../../features/placement/server/api.ts';
import {
  type createLists,
  foldMarked,
  knownCharacters,
  readKnownWords,
} from '../../../features/study/server/api.ts';
import { listPlays } from '../../../features/tutor-chat/server/api.ts';
import type { UserId } from '../../../kit/core/user-id.ts';
import type { Database } from '../../../kit/server/db/database.ts';

type PathParts = {
  readonly db: Database;
  readonly content: () => Content;
  readonly lists: ReturnType<typeof createLists>;
  readonly lessons: ReturnType<typeof createLessons>;
};

export function composePath({ db, content, lists, lessons }: PathParts) {
  const wordsOfBand = (band: number) => (lists().get(`hsk-${band}`)?.words ?? []).map(({ word }) => word);
  const placement = createPlacement({
    db,
    wordsOfBand,
    setLevel: (tx, userId, level) => updateLearnerSettings(tx, userId, { level }),
  });
  const learningPath = createLearningPath({
    content,
    wordsOfBand,
    placedBand: (userId) => placedBand(db, userId),
    tests: (userId, nodes) => countTestAnswers(db, userId, nodes),
    lessonShares: lessons.sharesOf,
    plays: (userId) => listPlays(db, userId),
    knownWords: async (userId) => {
      await foldMarked(db, userId);
      return knownCharacters(db, userId);
    },
    settings: (userId) => findLearnerSettings(db, userId),
  });
  const wordsOfBands = (band: number) =>
    new Set(Array.from({ length: band }, (_, at) => at + 1).flatMap(wordsOfBand));
  /** By their cards, or because a placement covers them. */
  const knownOf = async (userId: UserId, words: readonly string[]) => {
    await foldMarked(db, userId);
    const [known, placed] = await Promise.all([knownCharacters(db, userId, words), placedBand(db, userId)]);
    const covered = wordsOfBands(placed ?? 0);
    return new Set(words.filter((word) => known.has(word) || covered.has(word)));
  };
  const wordsUpTo = async (userId: UserId, band: number) => {
    const words = [...wordsOfBands(band)];
    return { size: words.length, known: (await knownOf(userId, words)).size };
  };
  const start = async (userId: UserId) => {
    const [{ known }, placed] = await Promise.all([readKnownWords(db, userId), placedBand(db, userId)]);
    return { placedBand: placed === 0 ? null : placed, words: known.length };
  };
  return {
    wordsUpTo,
    knownOf,
    start,
    handlers: { learningPath: learningPath.handlers, placement: placement.handlers },
    placesOf: learningPath.placesOf,
  };
}
