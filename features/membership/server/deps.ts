// What the membership works with.

import type { UserId } from '../../../kit/core/user-id.ts';
import type { Database, Executor } from '../../../kit/server/db/database.ts';

export type MembershipDeps = {
  readonly db: Database;
  /** What the person has said of their age: whoever is younger buys nothing. */
  readonly ageOf: (executor: Executor, userId: UserId) => Promise<'adult' | 'younger' | undefined>;
  /** Whether a purchase of this size waits for the person to prove their mail address. */
  readonly waitsForEmail: (
    executor: Executor,
    purchase: { readonly userId: UserId; readonly amountFen: number },
  ) => Promise<boolean>;
  /** How much study time a day has, in seconds. */
  readonly studyRules: (
    executor: Executor,
    at: Date,
  ) => Promise<{ readonly freeSeconds: number; readonly vipSeconds: number }>;
};
