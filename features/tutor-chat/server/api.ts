// The public face of the talk's server side.

import type { UserId } from '../../../kit/core/user-id.ts';
import type { Database, Executor } from '../../../kit/server/db/database.ts';
import type { FirstWords } from '../../../kit/server/first-words.ts';
import type { Jobs } from '../../../kit/server/jobs/jobs.ts';
import type { Log } from '../../../kit/server/log.ts';
import type { Tasks } from '../../../kit/server/tasks.ts';
import type { AiServices } from '../../ai-services/server/api.ts';
import type { Forgotten } from '../../learner-facts/server/api.ts';
import { type LearnerSource, withGlosses } from './decision/learner-context.ts';
import { tutorChatHandlers } from './handlers.ts';
import { createSummaries } from './responders/summaries.ts';
import { forgetInTalks } from './talks/forget-in-talks.ts';
import { loadTeachingContent } from './talks/subjects/content.ts';
import type { CustomRoles } from './talks/subjects/subjects.ts';
import { createPartialSaver } from './turn/partial-saver.ts';

type TutorChatOptions = {
  readonly db: Database;
  readonly jobs: Jobs;
  readonly tasks: Tasks;
  readonly firstWords: FirstWords;
  readonly log: Log;
  readonly ai: AiServices;
  /** Roles that admins have made or edited. */
  readonly madeRole: CustomRoles;
  /** Hears of each new message that a learner has sent. */
  readonly onTurn: (userId: UserId) => Promise<void>;
  /** What is known about learners. */
  readonly learner: LearnerSource;
};

/** Puts the talks together: handlers for their contract and the job that keeps long talks short for a model. */
export function createTutorChat(options: TutorChatOptions) {
  const { db, jobs, tasks, firstWords, log, ai, madeRole, onTurn, learner: source } = options;
  const content = loadTeachingContent(madeRole);
  const saver = createPartialSaver(db, log);
  const summaries = createSummaries({ db, jobs, content, ai });
  const learner = withGlosses(source, content.core.glossed);
  const deps = { db, onTurn, tasks, saver, firstWords, content, learner, ai, summaries };
  return {
    handlers: tutorChatHandlers(deps),
    forgetInTalks: (tx: Executor, userId: UserId, forgotten: Forgotten) =>
      forgetInTalks(tx, content.core, userId, forgotten),
  };
}

export type { LearnerSource } from './decision/learner-context.ts';
export { fillTalks } from './demo/fill-talks.ts';
export { tutorPromptVersions } from './responders/instructions.ts';
export {
  countSentences,
  countSentencesSince,
  finishedScenesOf,
  listFinishedPlays,
  listPlays,
  topicTalksSince,
} from './talks/count-sentences.ts';
export { talksDayFigures } from './talks/overview.ts';
export { talksPersonPart } from './talks/person-part.ts';
export { nameSubject } from './talks/subjects/name-subject.ts';
export type { CustomRoles } from './talks/subjects/subjects.ts';
