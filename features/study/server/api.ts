// The public face of study's server side.

import type { StudyDeps } from './deps.ts';
import { defineFoldJob } from './fold-job.ts';
import { studyHandlers } from './handlers.ts';

export function createStudy(deps: StudyDeps) {
  defineFoldJob(deps.jobs, deps.db);
  return { handlers: studyHandlers(deps) };
}

export { dueWordsOf } from './due-words.ts';
export { foldEverybody } from './fold-job.ts';
export { createLists } from './lists.ts';
export { markAll } from './mark-words.ts';
