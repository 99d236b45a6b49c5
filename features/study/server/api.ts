// The public face of study's server side.

import type { Database } from '../../../kit/server/db/database.ts';
import type { Jobs } from '../../../kit/server/jobs/jobs.ts';
import { defineFoldJob } from './fold-job.ts';

type StudyDeps = { readonly db: Database; readonly jobs: Jobs };

export function createStudy({ db, jobs }: StudyDeps): void {
  defineFoldJob(jobs, db);
}

export { dueWordsOf } from './due-words.ts';
export { foldEverybody } from './fold-job.ts';
export { markAll } from './mark-words.ts';
