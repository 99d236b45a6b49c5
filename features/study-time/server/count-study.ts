// Counts study time: one statement per heartbeat while nothing has to be booked, else a transaction that locks the clock.

import type { UserId } from '../../../kit/core/user-id.ts';
import type { Executor } from '../../../kit/server/db/database.ts';
import { inLedgerTransaction } from '../../ledger/server/api.ts';
import { countStudy, STUDY_DAY_SECONDS, type Step, type StudyClock, turnDay } from '../domain/index.ts';
import { bookSteps, gather } from './book.ts';
import { countOnClock, lockClock, saveClock } from './clocks-repo.ts';
import type { StudyTimeDeps } from './deps.ts';
import type { StudySnapshot } from './snapshot.ts';

/** A person's clock as it is now, the day turned if it had to. */
export type ClockReading = {
  readonly clock: StudyClock;
  readonly isVip: boolean;
  readonly now: number;
};

/** The person studies right now: counts it, and books what there is to book. */
export async function countNow(deps: StudyTimeDeps, userId: UserId): Promise<ClockReading> {
  return countFrom(deps, userId, await deps.readSnapshot(deps.db, userId));
}

/** The same for whoever has just read how the person stands. */
export async function countFrom(
  deps: StudyTimeDeps,
  userId: UserId,
  snapshot: StudySnapshot,
): Promise<ClockReading> {
  const counted = await countAtOnce(deps, userId, snapshot);
  return counted ?? inLedgerTransaction(deps.db, (tx) => moveClock(deps, { tx, userId }, countStudy));
}

/** Undefined where there is more to do than to count, and where somebody else has moved the clock since it was read. */
async function countAtOnce(
  { db }: StudyTimeDeps,
  userId: UserId,
  { stored, limit, isVip }: StudySnapshot,
): Promise<ClockReading | undefined> {
  const { now } = stored;
  const step = countStudy(stored.clock, { now, limit });
  const { clock } = step;
  if (!isMereCounting(stored.clock, step) || clock.countedAt === null) return undefined;
  const unbooked = gather(stored, step);
  if (!unbooked) return undefined;
  const seconds = (clock.day?.counted ?? 0) - (stored.clock.day?.counted ?? 0);
  const isCounted =
    clock.countedAt === stored.clock.countedAt ||
    (await countOnClock(db, userId, stored, { countedAt: clock.countedAt, unbooked, seconds }));
  return isCounted ? { clock, isVip, now } : undefined;
}

/** Time within the day under way, which does not make it a day of study. */
function isMereCounting({ day }: StudyClock, { clock, bookings }: Step): boolean {
  if (!day || day.date !== clock.day?.date || day.endsAt !== clock.day.endsAt) return false;
  const isStudyDay = clock.day.counted >= STUDY_DAY_SECONDS && day.counted < STUDY_DAY_SECONDS;
  return !isStudyDay && bookings.every(({ type }) => type === 'used');
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
  await lockClock(tx, userId);
  // Read by a statement after the one that waited, so that neither row nor time are older than the lock.
  const { stored, limit, isVip } = await deps.readSnapshot(tx, userId);
  const { now } = stored;
  const { clock, bookings } = move(stored.clock, { now, limit });
  const moved = { ...stored, clock };
  const unbooked = await bookSteps({ tx, userId, onStudyDay: deps.onStudyDay }, moved, bookings);
  await saveClock(tx, userId, { ...moved, unbooked });
  return { clock, isVip, now };
}

/** How the person stands, without moving anything: what is due is booked when they study again. */
export async function lookAt({ db, readSnapshot }: StudyTimeDeps, userId: UserId): Promise<ClockReading> {
  return turned(await readSnapshot(db, userId));
}

export const turned = ({ stored: { clock, now }, limit, isVip }: StudySnapshot): ClockReading => ({
  clock: turnDay(clock, { now, limit }).clock,
  isVip,
  now,
});
