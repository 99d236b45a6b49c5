// The public face of the talk's server side.

import type { Database } from '../../../kit/server/db/database.ts';
import type { Jobs } from '../../../kit/server/jobs/jobs.ts';
import type { Log } from '../../../kit/server/log.ts';
import type { Tasks } from '../../../kit/server/tasks.ts';
import type { AiServices } from '../../ai-services/server/api.ts';
import { loadTeachingContent } from './content.ts';
import { tutorChatHandlers } from './handlers.ts';
import { type LearnerSource, withGlosses } from './learner.ts';
import { createPartialSaver } from './partial-saver.ts';
import type { MadeRoles } from './subjects.ts';
import { createSummaries } from './summary.ts';

type TutorChatOptions = {
  readonly db: Database;
  readonly jobs: Jobs;
  readonly tasks: Tasks;
  readonly log: Log;
  readonly ai: AiServices;
  /** Roles that admins have made or edited. */
  readonly madeRole: MadeRoles;
  /** Hears of each new message that a learner has sent. */
  readonly onTurn: (userId: string) => Promise<void>;
  /** What is known about learners. */
  readonly learner: LearnerSource;
};

/** Puts the talks together: handlers for their contract and the job that keeps long talks short for a model. */
export function createTutorChat(options: TutorChatOptions) {
  const { db, jobs, tasks, log, ai, madeRole, onTurn, learner: source } = options;
  const content = loadTeachingContent(madeRole);
  const saver = createPartialSaver(db, log);
  const summaries = createSummaries({ db, jobs, content, ai });
  const learner = withGlosses(source, content.core.glossed);
  return { handlers: tutorChatHandlers({ db, onTurn, tasks, saver, content, learner, ai, summaries }) };
}

export { countSentences, listFinishedPlays } from './count-sentences.ts';
export { fillTalks } from './demo.ts';
export type { LearnerSource } from './learner.ts';
export { tutorPromptVersions } from './prompt.ts';
export type { MadeRoles } from './subjects.ts';
