// Reads and writes study clocks; what is left comes from the ledger, less what is counted and not booked yet.

import { and, eq, sql } from 'drizzle-orm';
import type { UserId } from '../../../kit/core/user-id.ts';
import type { Executor } from '../../../kit/server/db/database.ts';
import { prepared } from '../../../kit/server/db/prepared.ts';
import { findBalances } from '../../ledger/server/api.ts';
import type { StudyClock } from '../domain/index.ts';
import { studyClocks, studyDays } from './tables.ts';

/** Seconds that are counted and not booked yet, and the number of the journal that will book them. */
export type Unbooked = { readonly allowance: number; readonly extra: number; readonly bookings: number };

export type StoredClock = {
  readonly clock: StudyClock;
  readonly unbooked: Unbooked;
  /** The database's time, which all processes share; milliseconds since 1970. */
  readonly now: number;
};

const locking = prepared((tx) =>
  tx
    .select({ id: studyClocks.userId })
    .from(studyClocks)
    .where(eq(studyClocks.userId, sql.placeholder('userId')))
    .for('update')
    .prepare('study_clock_lock'),
);

/** The person's clock, which nobody else moves until the transaction ends; started if it is their first. */
export async function lockClock(tx: Executor, userId: UserId): Promise<StoredClock> {
  const lock = () => locking(tx).execute({ userId });
  if ((await lock()).length === 0) {
    await tx.insert(studyClocks).values({ userId }).onConflictDoNothing();
    await lock();
  }
  // Read by a statement after the one that waited, so that neither row nor time are older than the lock.
  const stored = await findClock(tx, userId);
  if (!stored) throw new Error('a study clock that was started is not there');
  return stored;
}

const reading = prepared((db) =>
  db
    .select({
      row: studyClocks,
      given: studyDays.givenSeconds,
      counted: studyDays.countedSeconds,
      now: sql<Date>`clock_timestamp()`.mapWith((at: string) => new Date(at)),
    })
    .from(studyClocks)
    .leftJoin(studyDays, and(eq(studyDays.userId, studyClocks.userId), eq(studyDays.date, studyClocks.date)))
    .where(eq(studyClocks.userId, sql.placeholder('userId')))
    .prepare('study_clock'),
);

/** Undefined while the person has never studied nor told a zone. */
export async function findClock(db: Executor, userId: UserId): Promise<StoredClock | undefined> {
  const [found] = await reading(db).execute({ userId });
  if (!found) return undefined;
  const { row, given, counted, now } = found;
  const [allowance = 0, extra = 0] = await findBalances(db, [
    { kind: 'minutes_allowance', owner: userId },
    { kind: 'minutes_extra', owner: userId },
  ]);
  const { date, dayEndsAt, unbookedAllowance, unbookedExtra, bookings } = row;
  return {
    clock: {
      zone: row.zone,
      zoneChangedOn: row.zoneChangedOn,
      day:
        date === null || dayEndsAt === null
          ? null
          : { date, endsAt: dayEndsAt.getTime(), given: given ?? 0, counted: counted ?? 0 },
      countedAt: row.countedAt?.getTime() ?? null,
      allowance: allowance - unbookedAllowance,
      extra: extra - unbookedExtra,
    },
    unbooked: { allowance: unbookedAllowance, extra: unbookedExtra, bookings },
    now: now.getTime(),
  };
}

/** A clock that has not been started, for those who only look. */
export function newClock(extra: number, now: number): StoredClock {
  return {
    clock: { zone: null, zoneChangedOn: null, day: null, countedAt: null, allowance: 0, extra },
    unbooked: { allowance: 0, extra: 0, bookings: 0 },
    now,
  };
}

/** Stores a clock that is locked. */
export async function saveClock(tx: Executor, userId: UserId, stored: StoredClock): Promise<void> {
  const { clock, unbooked } = stored;
  await tx
    .update(studyClocks)
    .set({
      zone: clock.zone,
      zoneChangedOn: clock.zoneChangedOn,
      date: clock.day?.date ?? null,
      dayEndsAt: clock.day ? new Date(clock.day.endsAt) : null,
      countedAt: clock.countedAt === null ? null : new Date(clock.countedAt),
      unbookedAllowance: unbooked.allowance,
      unbookedExtra: unbooked.extra,
      bookings: unbooked.bookings,
    })
    .where(eq(studyClocks.userId, userId));
}
