// What drafts of items work with.

import type { Database } from '../../../kit/server/db/database.ts';
import type { Files } from '../../../kit/server/files/files.ts';
import type { Jobs } from '../../../kit/server/jobs/jobs.ts';
import type { Log } from '../../../kit/server/log.ts';
import type { Recogniser } from '../../../kit/server/recognition/recogniser.ts';
import type { Tasks } from '../../../kit/server/tasks.ts';
import type { AiServices } from '../../ai-services/server/api.ts';

export type ProductUploadDeps = {
  readonly db: Database;
  readonly jobs: Jobs;
  readonly tasks: Tasks;
  readonly log: Log;
  readonly files: Files;
  readonly recogniser: Recogniser;
  readonly ai: Pick<AiServices, 'chainFor' | 'complete'>;
};
