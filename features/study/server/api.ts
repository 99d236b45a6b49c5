// The public face of study's server side.

import { defineFoldJob } from './cards/fold-job.ts';
import type { StudyDeps } from './deps.ts';
import { studyHandlers } from './handlers.ts';

export function createStudy(deps: StudyDeps) {
  defineFoldJob(deps.jobs, deps.db);
  return { handlers: studyHandlers(deps) };
}

export { dueWordsOf } from './cards/due-words.ts';
export { foldEverybody } from './cards/fold-job.ts';
export { markAll } from './cards/mark-words.ts';
export { createLists } from './sources/lists.ts';
