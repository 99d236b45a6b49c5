// What study time works with.

import type { UserId } from '../../../kit/core/user-id.ts';
import type { Database, Executor } from '../../../kit/server/db/database.ts';
import type { PostNotice } from '../../notices/server/api.ts';
import type { LocalDate } from '../domain/index.ts';
import type { ReadSnapshot } from './snapshot.ts';

export type StudyTimeDeps = {
  readonly db: Database;
  readonly postNotice: PostNotice;
  readonly readSnapshot: ReadSnapshot;
  /**
   * Hear, in the transaction that counts it, of each day on which a person has really studied: three minutes, as the
   * server has counted. Each day is told once.
   */
  readonly onStudyDay: readonly ((
    tx: Executor,
    day: { readonly userId: UserId; readonly date: LocalDate },
  ) => Promise<void>)[];
};
