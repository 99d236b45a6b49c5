// Lets people of the demo have studied on other days, and today before their clock began.

import type { UserId } from '../../../kit/core/user-id.ts';
import type { Executor } from '../../../kit/server/db/database.ts';
import { studyDays } from './tables.ts';

export type DemoDay = { readonly date: string; readonly minutes: number };

const MINUTE = 60;
/** What a day gave without a membership. */
const GIVEN_MINUTES = 15;

/** Days that are known already stay as they are. */
export async function fillStudyDays(db: Executor, userId: UserId, days: readonly DemoDay[]): Promise<void> {
  if (days.length === 0) return;
  const rows = days.map(({ date, minutes }) => ({
    userId,
    date,
    givenSeconds: Math.max(GIVEN_MINUTES, minutes) * MINUTE,
    countedSeconds: minutes * MINUTE,
  }));
  await db.insert(studyDays).values(rows).onConflictDoNothing();
}
