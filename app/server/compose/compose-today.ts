// Composes today's card from what other features count of a day.

import { findLearnerSettings } from '../../../features/learner-settings/server/api.ts';
import { countWordsMet } from '../../../features/learning-events/server/api.ts';
import { countKeptOn } from '../../../features/my-words/server/api.ts';
import { latestDays, localDay } from '../../../features/study-time/server/api.ts';
import { createToday, type TodaySources } from '../../../features/today/server/api.ts';
import { countSentences, listFinishedPlays } from '../../../features/tutor-chat/server/api.ts';
import type { Database } from '../../../kit/server/db/database.ts';

export const composeToday = (
  db: Database,
  { dayShare }: Pick<TodaySources, 'dayShare'>,
  minutesADay: TodaySources['minutesADay'],
) =>
  createToday({
    minutesADay,
    minutesWished: async (userId) => (await findLearnerSettings(db, userId)).minutesADay,
    dayShare,
    localDay: (userId) => localDay(db, userId, new Date()),
    latestDays: (userId, limit) => latestDays(db, userId, { before: undefined, limit }),
    countSentences: (userId, day) => countSentences(db, userId, day),
    countWordsMet: (userId, day) => countWordsMet(db, userId, day),
    countWordsKept: (userId, day) => countKeptOn(db, userId, day),
    listFinished: (userId) => listFinishedPlays(db, userId),
  });
