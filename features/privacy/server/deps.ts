// What the privacy calls and jobs work with.

import type { Database } from '../../../kit/server/db/database.ts';
import type { DataPolicy } from '../../../kit/server/db/declare-data.ts';
import type { Files } from '../../../kit/server/files/files.ts';
import type { Jobs } from '../../../kit/server/jobs/jobs.ts';
import type { PostNotice } from '../../notices/server/api.ts';

export type PrivacyDeps = {
  readonly db: Database;
  readonly jobs: Jobs;
  readonly files: Files;
  readonly postNotice: PostNotice;
  /** What all tables have declared, by feature. */
  readonly dataByFeature: Readonly<Record<string, readonly DataPolicy[]>>;
};
