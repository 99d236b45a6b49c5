// Reads how a person stands with their study time, with the rules and the membership that it is judged by: one statement.

import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { UserId } from '../../../kit/core/user-id.ts';
import type { Executor } from '../../../kit/server/db/database.ts';
import { prepared } from '../../../kit/server/db/prepared.ts';
import { allowanceOf, type StudyRules } from '../domain/index.ts';
import { type StoredClock, selectClock, storedClock } from './clocks-repo.ts';

export type SnapshotSources = {
  /** In a query: when the person's membership ends or ended; null for those who never had one. */
  readonly vipUntilOf: (userId: SQLWrapper) => SQL<Date | null>;
  /** In a query: the amounts in force at a moment. */
  readonly rulesAt: (at: SQLWrapper) => SQL<StudyRules>;
};

export type StudySnapshot = {
  readonly stored: StoredClock;
  /** The allowance that a day has now. */
  readonly limit: number;
  /** The allowance that a day has, or would have, with a membership. */
  readonly vipLimit: number;
  readonly isVip: boolean;
};

export type ReadSnapshot = (executor: Executor, userId: UserId) => Promise<StudySnapshot>;

export function snapshotReader({ vipUntilOf, rulesAt }: SnapshotSources): ReadSnapshot {
  const reading = prepared((db) =>
    selectClock(db, {
      rules: rulesAt(sql`now()`),
      vipUntil: vipUntilOf(sql`${sql.placeholder('userId')}::uuid`),
    }).prepare('study_snapshot'),
  );
  return async (executor, userId) => {
    const [row] = await reading(executor).execute({ userId });
    if (!row) throw new Error('a moment gave no row');
    const stored = storedClock(row);
    const until = row.vipUntil?.getTime() ?? null;
    const limit = allowanceOf(row.rules, until, stored.now);
    return { stored, limit, vipLimit: row.rules.vipSeconds, isVip: until !== null && until > stored.now };
  };
}
