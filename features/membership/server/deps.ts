// What the membership works with.

import type { Database, Executor } from '../../../kit/server/db/database.ts';

export type MembershipDeps = {
  readonly db: Database;
  /** How much study time a day has, in seconds. */
  readonly studyRules: (
    executor: Executor,
    at: Date,
  ) => Promise<{ readonly freeSeconds: number; readonly vipSeconds: number }>;
};
