// Composes the learning report with what it counts of other features.

import { levelOf } from '../../../chinese/levels/index.ts';
import { examLevelOf } from '../../../chinese/node/exam-words.ts';
import type { Content } from '../../../content/schema/content.ts';
import type { createLessons } from '../../../features/lessons/server/api.ts';
import { gradeOf } from '../../../features/plans/server/api.ts';
import { ageOf } from '../../../features/privacy/server/api.ts';
import { createItemNames, createReport } from '../../../features/report/server/api.ts';
import type { createStudy } from '../../../features/study/server/api.ts';
import { localDay } from '../../../features/study-time/server/api.ts';
import { countSentencesSince } from '../../../features/tutor-chat/server/api.ts';
import { openLexicon } from '../../../kit/server/chinese/lexicon.ts';
import type { Database } from '../../../kit/server/db/database.ts';
import type { composeKnownWords } from '../adapters/known-words.ts';

type ReportParts = {
  readonly db: Database;
  readonly content: Content;
  readonly study: ReturnType<typeof createStudy>;
  readonly lessons: ReturnType<typeof createLessons>;
  readonly words: ReturnType<typeof composeKnownWords>;
  readonly goalOf: Parameters<typeof createReport>[0]['goalOf'];
  readonly secret: string;
  readonly publicUrl: () => string;
};

/** 7 stands for 7 to 9. An easy word of the standard that HSK 1 to 6 do not ask for is of no level. */
const BEYOND = 7;
const bandOf = (word: string) => {
  const level = levelOf(openLexicon(), word);
  return examLevelOf(word) ?? (level?.isListed && level.band === BEYOND ? BEYOND : undefined);
};

export const composeReport = ({
  db,
  content,
  study,
  lessons,
  words,
  goalOf,
  secret,
  publicUrl,
}: ReportParts) =>
  createReport({
    db,
    names: createItemNames(content),
    bandOf,
    bandSize: (band) => words.wordsOfExam(band).length,
    localDay: (userId, now) => localDay(db, userId, now),
    readKnowledge: study.readKnowledge,
    listProbable: words.expected.listProbable,
    knownAgeOf: async (userId) => ({
      grade: await gradeOf(db, userId),
      isYounger: (await ageOf(db, userId)) === 'younger',
    }),
    goalOf,
    listWordStates: study.listWordStates,
    explainWords: study.explainWords,
    countSentences: (userId, since) => countSentencesSince(db, userId, since),
    countLessons: lessons.countCompleted,
    secret,
    publicUrl,
  });
