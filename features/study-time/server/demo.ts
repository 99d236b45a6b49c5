// Lets people of the demo have studied on other days, and today before their clock began.

import type { UserId } from '../../../kit/core/user-id.ts';
import type { Executor } from '../../../kit/server/db/database.ts';
import { openAccount, post } from '../../ledger/server/api.ts';
import { STUDY_TIME_JOURNALS } from '../domain/index.ts';
import { studyDays } from './tables.ts';

export type DemoDay = { readonly date: string; readonly minutes: number };

const MINUTE = 60;
/** What a day gave without a membership. */
const GIVEN_MINUTES = 15;

/** Days that are known already stay as they are; what the others have counted is booked as used, as a clock would. */
export async function fillStudyDays(db: Executor, userId: UserId, days: readonly DemoDay[]): Promise<void> {
  if (days.length === 0) return;
  const rows = days.map(({ date, minutes }) => ({
    userId,
    date,
    givenSeconds: Math.max(GIVEN_MINUTES, minutes) * MINUTE,
    countedSeconds: minutes * MINUTE,
  }));
  const added = await db.insert(studyDays).values(rows).onConflictDoNothing().returning();
  await bookGivenAndUsed(db, userId, added);
}

async function bookGivenAndUsed(
  db: Executor,
  userId: UserId,
  days: readonly (typeof studyDays.$inferSelect)[],
): Promise<void> {
  const amount = days.reduce((sum, { countedSeconds }) => sum + countedSeconds, 0);
  if (amount === 0) return;
  const from = await openAccount(db, { kind: 'minutes_issued', for: userId });
  const allowance = await openAccount(db, { kind: 'minutes_allowance', owner: userId });
  const used = await openAccount(db, { kind: 'minutes_used', owner: userId });
  const steps = [
    ['study_time.issued', { from, to: allowance, amount }],
    ['study_time.used', { from: allowance, to: used, amount }],
  ] as const;
  for (const [name, transfer] of steps) {
    const key = `study:${userId}:demo:${days[0]?.date}:${name}`;
    const kind = STUDY_TIME_JOURNALS[name];
    const posted = await post(db, { key, kind, actorId: null, transfers: [transfer] });
    if (!posted.ok) throw new Error(`study days of the demo could not be booked: ${posted.error.code}`);
  }
}
