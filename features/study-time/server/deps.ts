// What study time works with.

import type { UserId } from '../../../kit/core/user-id.ts';
import type { Database, Executor } from '../../../kit/server/db/database.ts';
import type { LocalDate, StudyRules } from '../domain/index.ts';

export type StudyTimeDeps = {
  readonly db: Database;
  /** When the person's membership ends or ended; null for those who never had one. */
  readonly vipUntil: (executor: Executor, userId: UserId) => Promise<Date | null>;
  /** The amounts in force at a moment. */
  readonly rules: (executor: Executor, at: Date) => Promise<StudyRules>;
  /**
   * Hear, in the transaction that counts it, of each day on which a person has really studied: three minutes, as the
   * server has counted. Each day is told once.
   */
  readonly onStudyDay: readonly ((
    tx: Executor,
    day: { readonly userId: UserId; readonly date: LocalDate },
  ) => Promise<void>)[];
};
