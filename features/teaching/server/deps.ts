// What teaching works with.

import type { Database } from '../../../kit/server/db/database.ts';
import type { PostNotice } from '../../notices/server/api.ts';

export type TeachingDeps = {
  readonly db: Database;
  readonly postNotice: PostNotice;
  /** Where the pages are that class links lead to. */
  readonly publicUrl: () => string;
};
