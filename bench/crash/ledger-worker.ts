// A process that posts payments, reservations, payouts and reversals in the ledger until it is killed.

import { randomInt, randomUUID } from 'node:crypto';
import { type Account, type JournalKind, journalKinds } from '../../features/ledger/domain/index.ts';
import { openAccount, type Posting, post, reverse } from '../../features/ledger/server/api.ts';
import { type Database, openDatabase } from '../../kit/server/db/database.ts';
import { report } from './worker.ts';

/** A booking with all that is needed to send it again. */
export type Booking =
  | { readonly do: 'post'; readonly input: Posting }
  | { readonly do: 'reverse'; readonly input: Parameters<typeof reverse>[1] };

/** `journalId` is null for what was refused. */
export type BookingResult = { readonly journalId: string | null };

/** Prefix of owners and keys that this bench makes, apart from those of the app. */
export const OWN = 'crash-';

export type LedgerParams = {
  readonly url: string;
  readonly outside: Account;
  readonly accounts: readonly Account[];
};

const LOOPS = 4;
const JOURNALS = journalKinds('payment.captured', 'withdrawal.reserved', 'withdrawal.paid');

/** Posts until the database goes away; the results are read from the output. */
export async function bookUntilKilled(params: LedgerParams): Promise<void> {
  const db = openDatabase({ url: params.url, pool: LOOPS, onIdleError: () => {} });
  const loop = async () => {
    for (;;) await pass(db, params);
  };
  // A lost connection ends it: what is unknown then is for the reconciliation.
  await Promise.allSettled(Array.from({ length: LOOPS }, loop));
  process.exit(0);
}

/** Money comes in, and some of it is reserved for a withdrawal, which is paid or taken back. */
async function pass(db: Database, { outside, accounts }: LedgerParams): Promise<void> {
  const account = accounts[randomInt(accounts.length)];
  if (!account) throw new Error('there are no accounts');
  const owner = `${OWN}${randomUUID()}`;
  const move = (key: string, kind: JournalKind, from: Account, to: Account, amount: number): Booking => ({
    do: 'post',
    input: { key, kind, actorId: null, transfers: [{ from, to, amount }] },
  });
  await attempt(
    db,
    move(`${owner}:captured`, JOURNALS['payment.captured'], outside, account, randomInt(1, 500)),
  );
  const flight = await openAccount(db, { kind: 'withdrawal_in_flight', owner });
  const amount = randomInt(1, 600);
  const journalId = await attempt(
    db,
    move(`${owner}:reserved`, JOURNALS['withdrawal.reserved'], account, flight, amount),
  );
  if (journalId === null) return;
  const next: Booking =
    randomInt(2) === 0
      ? move(`${owner}:paid`, JOURNALS['withdrawal.paid'], flight, outside, amount)
      : { do: 'reverse', input: { key: `${owner}:rejected`, actorId: null, journalId } };
  await attempt(db, next);
}

/** Reports the booking before and its result after; returns the journal's id when it was posted. */
async function attempt(db: Database, booking: Booking): Promise<string | null> {
  const { key } = booking.input;
  report<Booking, BookingResult>({ key, begun: booking });
  const result = await perform(db, booking);
  const journalId = result.ok ? result.value.journalId : null;
  report<Booking, BookingResult>({ key, ended: { journalId } });
  return journalId;
}

export async function perform(db: Database, booking: Booking) {
  return booking.do === 'post' ? post(db, booking.input) : reverse(db, booking.input);
}
