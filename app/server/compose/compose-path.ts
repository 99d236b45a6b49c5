// Composes what says where a learner stands: the placement and the learning path.

import type { Content } from '../../../content/schema/content.ts';
import { findLearnerSettings, updateLearnerSettings } from '../../../features/learner-settings/server/api.ts';
import { countTestAnswers } from '../../../features/learning-events/server/api.ts';
import { createLearningPath } from '../../../features/learning-path/server/api.ts';
import type { createLessons } from '../../../features/lessons/server/api.ts';
import { createPlacement } from '../../../features/placement/server/api.ts';
import { listPlays } from '../../../features/tutor-chat/server/api.ts';
import type { UserId } from '../../../kit/core/user-id.ts';
import type { Database } from '../../../kit/server/db/database.ts';
import type { composeKnownWords } from '../adapters/known-words.ts';

type PathParts = {
  readonly db: Database;
  readonly content: () => Content;
  readonly words: ReturnType<typeof composeKnownWords>;
  readonly lessons: ReturnType<typeof createLessons>;
};
/** What comes next by the plan that a person follows; null without one. */
type PlannedOf = Parameters<typeof createLearningPath>[0]['planned'];

export function composePath({ db, content, words, lessons }: PathParts, planned: PlannedOf) {
  const { knowledgeOf, wordsOfBand, wordsOfExam, knownOf, metOf, placedLessons } = words;
  const placement = createPlacement({
    db,
    wordsOfBand,
    wordsOfExam,
    setLevel: (tx, userId, level) => updateLearnerSettings(tx, userId, { level }),
  });
  const learningPath = createLearningPath({
    content,
    wordsOfBand: wordsOfExam,
    placedLevel: async (userId) => (await placement.placedLevel(userId))?.low ?? 0,
    placedLessons,
    tests: (userId, nodes, before) => countTestAnswers(db, userId, nodes, before),
    lessonShares: lessons.sharesOf,
    plays: (userId) => listPlays(db, userId),
    knowledge: knowledgeOf,
    planned,
    settings: (userId) => findLearnerSettings(db, userId),
  });
  const wordsUpTo = async (userId: UserId, level: number) => {
    const listed = Array.from({ length: level }, (_, at) => wordsOfExam(at + 1)).flat();
    return { size: listed.length, known: (await knownOf(userId, listed)).size };
  };
  const start = async (userId: UserId) => {
    const [{ known, probable }, placedLevel] = await Promise.all([
      knowledgeOf(userId),
      placement.placedLevel(userId),
    ]);
    return { placedLevel: placedLevel ?? null, words: known.length, probable: probable.size };
  };
  return {
    wordsUpTo,
    knownOf,
    metOf,
    start,
    handlers: { learningPath: learningPath.handlers, placement: placement.handlers },
    placesOf: learningPath.placesOf,
    nextLessonOf: learningPath.nextLessonOf,
    lessonsBehind: learningPath.lessonsBehind,
  };
}
