// The public face of study's server side.

import type { Locale } from '../../../kit/core/locale.ts';
import type { UserId } from '../../../kit/core/user-id.ts';
import { defineFoldJob } from './cards/fold-job.ts';
import type { StudyDeps } from './deps.ts';
import { studyHandlers } from './handlers.ts';
import { nameLists } from './sources/name-lists.ts';

export function createStudy(deps: StudyDeps) {
  defineFoldJob(deps.jobs, deps.db);
  return {
    handlers: studyHandlers(deps),
    nameLists: (userId: UserId, language: Locale) => nameLists(deps, userId, language),
  };
}

export { dueWordsOf } from './cards/due-words.ts';
export { foldEverybody } from './cards/fold-job.ts';
export { markAll } from './cards/mark-words.ts';
export { readCards } from './cards/read-cards.ts';
export { createLists } from './sources/lists.ts';
export type { ListNames } from './sources/name-lists.ts';
