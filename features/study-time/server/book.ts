// Books the steps of a study clock: in the ledger, and on the person's days.

import type { Result } from '../../../kit/core/result.ts';
import type { UserId } from '../../../kit/core/user-id.ts';
import type { Executor } from '../../../kit/server/db/database.ts';
import type { JournalKind } from '../../ledger/domain/index.ts';
import { openAccount, type Posted, type PostFailure, post } from '../../ledger/server/api.ts';
import {
  type Booking,
  type LocalDate,
  STUDY_TIME_JOURNALS,
  type Step,
  type StudyClock,
  secondsLeft,
} from '../domain/index.ts';
import type { StoredClock, Unbooked } from './clocks-repo.ts';
import { addCounted, addGiven, beginDay } from './days-repo.ts';
import type { StudyTimeDeps } from './deps.ts';

/** A journal for every heartbeat would be some 36 in a quarter of an hour; so much is gathered on the clock first. */
const GATHERED_SECONDS = 60;

export type Booker = {
  readonly tx: Executor;
  readonly userId: UserId;
  /** Hear, in the transaction, of each day on which the person has really studied. */
  readonly onStudyDay: StudyTimeDeps['onStudyDay'];
};

/** Books what happened on the way to `stored`; answers what is counted and not booked yet. */
export async function bookSteps(
  booker: Booker,
  stored: StoredClock,
  bookings: readonly Booking[],
): Promise<Unbooked> {
  let { unbooked } = stored;
  for (const booking of bookings) unbooked = await bookStep(booker, unbooked, booking);
  return isToBook(stored.clock, unbooked) ? bookUsed(booker, unbooked) : unbooked;
}

/** A minute of used time, or what is left of it when there is no more, is worth a journal. */
const isToBook = (clock: StudyClock, { allowance, extra }: Unbooked): boolean =>
  allowance + extra >= GATHERED_SECONDS || secondsLeft(clock) === 0;

/** What is counted and not booked after a step in which time was used and nothing else; undefined when it is to be booked. */
export function gather({ unbooked }: StoredClock, { clock, bookings }: Step): Unbooked | undefined {
  const gathered = bookings.reduce(
    (sum, booking) =>
      booking.type === 'used'
        ? { ...sum, allowance: sum.allowance + booking.allowance, extra: sum.extra + booking.extra }
        : sum,
    unbooked,
  );
  return isToBook(clock, gathered) ? undefined : gathered;
}

async function bookStep(booker: Booker, unbooked: Unbooked, booking: Booking): Promise<Unbooked> {
  const { tx, userId } = booker;
  switch (booking.type) {
    case 'used':
      await countOnDay(booker, booking.date, booking.allowance + booking.extra);
      return {
        ...unbooked,
        allowance: unbooked.allowance + booking.allowance,
        extra: unbooked.extra + booking.extra,
      };
    case 'expired': {
      // What was used of the day must have left it before the rest goes.
      const booked = await bookUsed(booker, unbooked);
      await expire(booker, booking);
      return booked;
    }
    case 'issued':
      await beginDay(tx, { userId, ...booking });
      if (booking.seconds > 0) {
        const kind = STUDY_TIME_JOURNALS['study_time.issued'];
        await issue(booker, { kind, seconds: booking.seconds, key: `study:${userId}:${booking.date}` });
      }
      return unbooked;
    case 'raised':
      await addGiven(tx, { userId, ...booking });
      // A day may be raised more than once, when an admin changes the amounts: the sum tells the journals apart.
      await issue(booker, {
        kind: STUDY_TIME_JOURNALS['study_time.raised'],
        seconds: booking.seconds,
        key: `study:${userId}:${booking.date}:raised:${booking.given}`,
      });
      return unbooked;
  }
}

async function countOnDay({ tx, userId, onStudyDay }: Booker, date: LocalDate, seconds: number) {
  const isStudyDay = await addCounted(tx, { userId, date, seconds });
  if (!isStudyDay) return;
  for (const observe of onStudyDay) await observe(tx, { userId, date });
}

type Given = { readonly kind: JournalKind; readonly key: string; readonly seconds: number };

async function issue({ tx, userId }: Booker, { kind, key, seconds }: Given) {
  const from = await openAccount(tx, { kind: 'minutes_issued', for: userId });
  const to = await openAccount(tx, { kind: 'minutes_allowance', owner: userId });
  const transfers = [{ from, to, amount: seconds }];
  requireBooked(await post(tx, { key, kind, actorId: null, transfers }));
}

async function expire({ tx, userId }: Booker, { date, seconds }: { date: LocalDate; seconds: number }) {
  const from = await openAccount(tx, { kind: 'minutes_allowance', owner: userId });
  const to = await openAccount(tx, { kind: 'minutes_expired', for: userId });
  const transfers = [{ from, to, amount: seconds }];
  const key = `study:${userId}:${date}:expired`;
  requireBooked(
    await post(tx, { key, kind: STUDY_TIME_JOURNALS['study_time.expired'], actorId: null, transfers }),
  );
}

async function bookUsed({ tx, userId }: Booker, unbooked: Unbooked): Promise<Unbooked> {
  const { allowance, extra, bookings } = unbooked;
  if (allowance + extra === 0) return unbooked;
  const to = await openAccount(tx, { kind: 'minutes_used', owner: userId });
  const fromAllowance = await openAccount(tx, { kind: 'minutes_allowance', owner: userId });
  const fromExtra = await openAccount(tx, { kind: 'minutes_extra', owner: userId });
  const transfers = [
    { from: fromAllowance, to, amount: allowance },
    { from: fromExtra, to, amount: extra },
  ].filter(({ amount }) => amount > 0);
  const key = `study:${userId}:used:${bookings + 1}`;
  requireBooked(
    await post(tx, { key, kind: STUDY_TIME_JOURNALS['study_time.used'], actorId: userId, transfers }),
  );
  return { allowance: 0, extra: 0, bookings: bookings + 1 };
}

/** The clock never moves more than is there, and names each booking once: anything else is a bug. */
function requireBooked(booked: Result<Posted, PostFailure>): void {
  if (!booked.ok) throw new Error(`study time could not be booked: ${booked.error.code}`);
  if (booked.value.isRepeated) throw new Error('study time was booked before');
}
