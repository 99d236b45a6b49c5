// Composes plans with the evidence of other features that they are measured by.

import type { Content } from '../../../content/schema/content.ts';
import { textsRead } from '../../../features/learning-events/server/api.ts';
import type { createLessons } from '../../../features/lessons/server/api.ts';
import { createCatalogue, createPlans } from '../../../features/plans/server/api.ts';
import { endedSince, foldMarked, knownCharacters } from '../../../features/study/server/api.ts';
import { listFinishedPlays, topicTalksSince } from '../../../features/tutor-chat/server/api.ts';
import { openLexicon } from '../../../kit/server/chinese/lexicon.ts';
import type { composePath } from './compose-path.ts';

type PlansOptions = Parameters<typeof createPlans>[0];
type PlansParts = Pick<PlansOptions, 'db' | 'jobs' | 'log' | 'ai' | 'allowanceOf'> & {
  readonly content: () => Content;
  readonly lessons: ReturnType<typeof createLessons>;
  readonly path: ReturnType<typeof composePath>;
};

export const composePlans = ({ db, content, lessons, path, ...parts }: PlansParts) =>
  createPlans({
    ...parts,
    db,
    catalogue: createCatalogue(content, openLexicon),
    history: {
      lessonShares: lessons.sharesOf,
      places: path.placesOf,
      finishedPlays: (userId) => listFinishedPlays(db, userId),
      topicTalks: (userId, since) => topicTalksSince(db, userId, since),
      textsRead: (userId) => textsRead(db, userId),
      reviewSessions: async (userId, since) => {
        await foldMarked(db, userId);
        return endedSince(db, userId, since);
      },
      knownWords: async (userId, words) => {
        await foldMarked(db, userId);
        return knownCharacters(db, userId, words);
      },
    },
  });
