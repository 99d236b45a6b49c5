// The person's own day, for everybody who counts by days or months.

import type { UserId } from '../../../kit/core/user-id.ts';
import type { Executor } from '../../../kit/server/db/database.ts';
import { type LocalDate, turnDay, zoneOf } from '../domain/index.ts';
import { findClock } from './clocks-repo.ts';

export type LocalDay = {
  /** Of the time zone database. */
  readonly zone: string;
  /** yyyy-mm-dd; never earlier than a day that study time was given for. */
  readonly date: LocalDate;
  /** yyyy-mm */
  readonly month: string;
  readonly endsAt: Date;
};

/** The day that it is for a person at a moment of now or later. */
export async function localDay(executor: Executor, userId: UserId, now: Date): Promise<LocalDay> {
  const { clock } = await findClock(executor, userId);
  const { day } = turnDay(clock, { now: now.getTime(), limit: 0 }).clock;
  if (!day) throw new Error('a day that was begun is not there');
  const { date, endsAt } = day;
  return { zone: zoneOf(clock), date, month: date.slice(0, 7), endsAt: new Date(endsAt) };
}
