// Reads and writes study clocks; what is left comes from the ledger, less what is counted and not booked yet.

import { and, eq, exists, type SQL, sql } from 'drizzle-orm';
import type { UserId } from '../../../kit/core/user-id.ts';
import type { Executor } from '../../../kit/server/db/database.ts';
import { prepared } from '../../../kit/server/db/prepared.ts';
import { balanceOf } from '../../ledger/server/api.ts';
import type { StudyClock } from '../domain/index.ts';
import { studyClocks, studyDays } from './tables.ts';

/** Seconds that are counted and not booked yet, and the number of the journal that will book them. */
export type Unbooked = { readonly allowance: number; readonly extra: number; readonly bookings: number };

export type StoredClock = {
  readonly clock: StudyClock;
  readonly unbooked: Unbooked;
  /** The database's time, which all processes share; milliseconds since 1970. */
  readonly now: number;
  /** Which version of the row it is; null while none is stored: the person has never studied nor told a zone. */
  readonly version: string | null;
};

const locking = prepared((tx) =>
  tx
    .select({ id: studyClocks.userId })
    .from(studyClocks)
    .where(eq(studyClocks.userId, sql.placeholder('userId')))
    .for('update')
    .prepare('study_clock_lock'),
);

/** Makes whoever else moves the person's clock wait until the transaction ends; starts the clock if it is their first. */
export async function lockClock(tx: Executor, userId: UserId): Promise<void> {
  const lock = () => locking(tx).execute({ userId });
  if ((await lock()).length > 0) return;
  await tx.insert(studyClocks).values({ userId }).onConflictDoNothing();
  await lock();
}

const userId = sql`${sql.placeholder('userId')}::uuid`;
/** One row, whether or not the person has a clock, of which `storedClock` makes sense; `more` is read along with it. */
export function selectClock<More extends Record<string, SQL>>(db: Executor, more: More) {
  return db
    .select({
      row: studyClocks,
      // PostgreSQL's own: it changes with each change of the row.
      version: sql<string | null>`${studyClocks}.xmin::text`,
      given: studyDays.givenSeconds,
      counted: studyDays.countedSeconds,
      allowance: balanceOf('minutes_allowance', userId),
      extra: balanceOf('minutes_extra', userId),
      now: sql<Date>`moment.now`.mapWith((at: string) => new Date(at)),
      ...more,
    })
    .from(sql`(select clock_timestamp() as now) as moment`)
    .leftJoin(studyClocks, eq(studyClocks.userId, userId))
    .leftJoin(studyDays, and(eq(studyDays.userId, studyClocks.userId), eq(studyDays.date, studyClocks.date)));
}

type ClockRow = {
  readonly row: typeof studyClocks.$inferSelect | null;
  readonly version: string | null;
  readonly given: number | null;
  readonly counted: number | null;
  readonly allowance: number;
  readonly extra: number;
  readonly now: Date;
};

export function storedClock({ row, version, given, counted, allowance, extra, now }: ClockRow): StoredClock {
  if (!row) return newClock(extra, now.getTime());
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
    version,
  };
}

/** A clock that has not been started, for those who only look. */
const newClock = (extra: number, now: number): StoredClock => ({
  clock: { zone: null, zoneChangedOn: null, day: null, countedAt: null, allowance: 0, extra },
  unbooked: { allowance: 0, extra: 0, bookings: 0 },
  now,
  version: null,
});

const reading = prepared((db) => selectClock(db, {}).prepare('study_clock'));

export async function findClock(db: Executor, personId: string): Promise<StoredClock> {
  const [found] = await reading(db).execute({ userId: personId });
  if (!found) throw new Error('a moment gave no row');
  return storedClock(found);
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

const counting = prepared((db) => {
  const day = db
    .select({ one: sql`1` })
    .from(studyDays)
    .where(and(eq(studyDays.userId, studyClocks.userId), eq(studyDays.date, studyClocks.date)));
  const moved = db.$with('moved').as(
    db
      .update(studyClocks)
      .set({
        countedAt: sql`${sql.placeholder('countedAt')}::timestamptz`,
        unbookedAllowance: sql`${sql.placeholder('allowance')}::integer`,
        unbookedExtra: sql`${sql.placeholder('extra')}::integer`,
      })
      .where(
        and(
          eq(studyClocks.userId, userId),
          sql`${studyClocks}.xmin::text = ${sql.placeholder('version')}`,
          exists(day),
        ),
      )
      .returning({ userId: studyClocks.userId, date: studyClocks.date }),
  );
  return db
    .with(moved)
    .update(studyDays)
    .set({ countedSeconds: sql`${studyDays.countedSeconds} + ${sql.placeholder('seconds')}::integer` })
    .from(moved)
    .where(and(eq(studyDays.userId, moved.userId), eq(studyDays.date, moved.date)))
    .returning({ date: studyDays.date })
    .prepare('study_clock_count');
});

type Counted = {
  readonly countedAt: number;
  readonly unbooked: Unbooked;
  /** What is added to the day. */
  readonly seconds: number;
};

/** Counts time within the day under way, on the clock as it was read; false, and nothing counted, when it was moved since. */
export async function countOnClock(
  db: Executor,
  personId: string,
  { version }: StoredClock,
  { countedAt, unbooked, seconds }: Counted,
): Promise<boolean> {
  const counted = await counting(db).execute({
    userId: personId,
    version,
    countedAt: new Date(countedAt).toISOString(),
    allowance: unbooked.allowance,
    extra: unbooked.extra,
    seconds,
  });
  return counted.length > 0;
}
