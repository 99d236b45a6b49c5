// Counts study time: one transaction per heartbeat, which locks the person's clock.

import type { UserId } from '../../../kit/core/user-id.ts';
import type { Executor } from '../../../kit/server/db/database.ts';
import { inLedgerTransaction } from '../../ledger/server/api.ts';
import {
  allowanceOf,
  countStudy,
  type Step,
  type StudyClock,
  type StudyRules,
  turnDay,
} from '../domain/index.ts';
import { bookSteps } from './book.ts';
import { findClock, lockClock, newClock, saveClock } from './clocks-repo.ts';
import type { StudyTimeDeps } from './deps.ts';
import { findExtra } from './extra-time.ts';

/** A person's clock as it is now, the day turned if it had to. */
export type ClockReading = {
  readonly clock: StudyClock;
  readonly isVip: boolean;
  readonly now: number;
};

/** The person studies right now: counts it, and books what there is to book. */
export async function countNow(deps: StudyTimeDeps, userId: UserId): Promise<ClockReading> {
  return inLedgerTransaction(deps.db, (tx) => moveClock(deps, { tx, userId }, countStudy));
}

type Moment = { readonly now: number; readonly limit: number };
type Mover = (clock: StudyClock, moment: Moment) => Step;
type Place = { readonly tx: Executor; readonly userId: UserId };

/** Locks the clock, moves it, and stores what came of it, all in the caller's transaction. */
export async function moveClock(
  deps: StudyTimeDeps,
  { tx, userId }: Place,
  move: Mover,
): Promise<ClockReading> {
  const stored = await lockClock(tx, userId);
  const { now } = stored;
  const rules = await deps.rules(tx, new Date(now));
  const { limit, isVip } = limitAt(now, rules, await deps.vipUntil(tx, userId));
  const { clock, bookings } = move(stored.clock, { now, limit });
  const moved = { ...stored, clock };
  const unbooked = await bookSteps({ tx, userId, onStudyDay: deps.onStudyDay }, moved, bookings);
  await saveClock(tx, userId, { ...moved, unbooked });
  return { clock, isVip, now };
}

/** How the person stands, without moving anything: what is due is booked when they study again. */
export async function lookAt(deps: StudyTimeDeps, userId: UserId): Promise<ClockReading> {
  const { db, vipUntil } = deps;
  // A look may go by this process's own clock for which rules hold; what is counted goes by the database's.
  const [found, rules, until] = await Promise.all([
    findClock(db, userId),
    deps.rules(db, new Date()),
    vipUntil(db, userId),
  ]);
  const stored = found ?? newClock(await findExtra(db, userId), Date.now());
  const { limit, isVip } = limitAt(stored.now, rules, until);
  return { clock: turnDay(stored.clock, { now: stored.now, limit }).clock, isVip, now: stored.now };
}

function limitAt(now: number, rules: StudyRules, vipUntil: Date | null) {
  const until = vipUntil?.getTime() ?? null;
  return { limit: allowanceOf(rules, until, now), isVip: until !== null && until > now };
}
