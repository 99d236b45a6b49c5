// Counts study time: one transaction per heartbeat, in which the person's clock is locked.

import type { Executor } from '../../../kit/server/db/database.ts';
import { inLedgerTransaction } from '../../ledger/server/api.ts';
import { allowanceOf, countStudy, type Step, type StudyClock, turnDay } from '../domain/index.ts';
import { bookSteps } from './book.ts';
import { findClock, lockClock, newClock, saveClock } from './clocks-repo.ts';
import type { StudyTimeDeps } from './deps.ts';
import { findExtra } from './extra-time.ts';

/** A person's clock as it is now, the day turned if it had to. */
export type Standing = {
  readonly clock: StudyClock;
  readonly isVip: boolean;
  readonly now: number;
};

/** The person studies right now: counts it, and books what there is to book. */
export async function countNow(deps: StudyTimeDeps, userId: string): Promise<Standing> {
  return inLedgerTransaction(deps.db, (tx) => moveClock(deps, { tx, userId }, countStudy));
}

type Moment = { readonly now: number; readonly limit: number };
type Mover = (clock: StudyClock, moment: Moment) => Step;
type Place = { readonly tx: Executor; readonly userId: string };

/** Locks the clock, moves it, and stores what came of it, all in the caller's transaction. */
export async function moveClock(deps: StudyTimeDeps, { tx, userId }: Place, move: Mover): Promise<Standing> {
  const stored = await lockClock(tx, userId);
  const { now } = stored;
  const { limit, isVip } = await limitOf(deps, tx, { userId, now });
  const { clock, bookings } = move(stored.clock, { now, limit });
  const moved = { ...stored, clock };
  const unbooked = await bookSteps({ tx, userId, onStudyDay: deps.onStudyDay }, moved, bookings);
  await saveClock(tx, userId, { ...moved, unbooked });
  return { clock, isVip, now };
}

/** How the person stands, without moving anything: what is due is booked when they study again. */
export async function lookAt(deps: StudyTimeDeps, userId: string): Promise<Standing> {
  const { db } = deps;
  const stored = (await findClock(db, userId)) ?? newClock(await findExtra(db, userId), Date.now());
  const { now } = stored;
  const { limit, isVip } = await limitOf(deps, db, { userId, now });
  return { clock: turnDay(stored.clock, { now, limit }).clock, isVip, now };
}

async function limitOf(
  deps: StudyTimeDeps,
  executor: Executor,
  { userId, now }: { userId: string; now: number },
) {
  const rules = await deps.rules(executor, new Date(now));
  const vipUntil = (await deps.vipUntil(executor, userId))?.getTime() ?? null;
  return { limit: allowanceOf(rules, vipUntil, now), isVip: vipUntil !== null && vipUntil > now };
}
