// What the talk's handlers work with.

import type { UserId } from '../../../../kit/core/user-id.ts';
import type { Database } from '../../../../kit/server/db/database.ts';
import type { FirstWords } from '../../../../kit/server/first-words.ts';
import type { Tasks } from '../../../../kit/server/tasks.ts';
import type { AiServices } from '../../../ai-services/server/api.ts';
import type { ContextMessage } from '../../domain/turn/context.ts';
import type { Learner } from '../decision/learner-context.ts';
import type { TeachingContent } from '../talks/subjects/content.ts';
import type { OwnedTalk } from '../talks/talks-repo.ts';
import type { PartialSaver } from './partial-saver.ts';

export type TutorChatDeps = {
  readonly db: Database;
  readonly content: TeachingContent;
  readonly learner: Learner;
  readonly tasks: Tasks;
  readonly saver: PartialSaver;
  readonly firstWords: FirstWords;
  /** Asked anew for every message, so that a change of the configuration acts at the next. */
  readonly ai: AiServices;
  /** Hears of each new message that a learner has sent. */
  readonly onTurn: (userId: UserId) => Promise<void>;
  readonly summaries: {
    readonly askFor: (talk: OwnedTalk, since: readonly ContextMessage[]) => Promise<void>;
  };
};
