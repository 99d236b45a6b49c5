// A process that pays in, reserves, settles and takes back in the ledger itself until it is killed.

import { randomInt, randomUUID } from 'node:crypto';
import { type Account, type JournalKind, journalKinds } from '../../features/ledger/domain/index.ts';
import { openAccount, type Posting, post, reverse } from '../../features/ledger/server/api.ts';
import { type Database, openDatabase } from '../../kit/server/db/database.ts';
import { say } from './said.ts';

/** A booking that can be asked for again, in the words of the ledger. */
export type Booking =
  | { readonly do: 'post'; readonly input: Posting }
  | { readonly do: 'reverse'; readonly input: Parameters<typeof reverse>[1] };

/** `journalId` is null for what was refused. */
export type Booked = { readonly journalId: string | null };

/** What begins so is no person's and no withdrawal's of the app. */
export const OWN = 'crash-';

export type LedgerPlace = {
  readonly url: string;
  readonly outside: Account;
  readonly purses: readonly Account[];
};

const LOOPS = 4;
const JOURNALS = journalKinds('payment.captured', 'withdrawal.reserved', 'withdrawal.paid');

/** Works on the database until it goes away; whoever reads its output knows more than this process will. */
export async function bookUntilKilled(place: LedgerPlace): Promise<void> {
  const db = openDatabase({ url: place.url, pool: LOOPS, onIdleError: () => {} });
  const loop = async () => {
    for (;;) await pass(db, place);
  };
  // A lost connection ends it: what is unknown then is for the reconciliation.
  await Promise.allSettled(Array.from({ length: LOOPS }, loop));
  process.exit(0);
}

/** Money comes in, and some of it is reserved for a withdrawal, which is paid or taken back. */
async function pass(db: Database, { outside, purses }: LedgerPlace): Promise<void> {
  const purse = purses[randomInt(purses.length)];
  if (!purse) throw new Error('there are no purses');
  const owner = `${OWN}${randomUUID()}`;
  const move = (key: string, kind: JournalKind, from: Account, to: Account, amount: number): Booking => ({
    do: 'post',
    input: { key, kind, actorId: null, transfers: [{ from, to, amount }] },
  });
  await attempt(
    db,
    move(`${owner}:captured`, JOURNALS['payment.captured'], outside, purse, randomInt(1, 500)),
  );
  const flight = await openAccount(db, { kind: 'withdrawal_in_flight', owner });
  const amount = randomInt(1, 600);
  const journalId = await attempt(
    db,
    move(`${owner}:reserved`, JOURNALS['withdrawal.reserved'], purse, flight, amount),
  );
  if (journalId === null) return;
  const next: Booking =
    randomInt(2) === 0
      ? move(`${owner}:paid`, JOURNALS['withdrawal.paid'], flight, outside, amount)
      : { do: 'reverse', input: { key: `${owner}:rejected`, actorId: null, journalId } };
  await attempt(db, next);
}

/** Says what it is about to do before, and how it ended after; the journal's id comes back when it was booked. */
async function attempt(db: Database, asked: Booking): Promise<string | null> {
  const { key } = asked.input;
  say<Booking, Booked>({ key, begins: asked });
  const result = await perform(db, asked);
  const journalId = result.ok ? result.value.journalId : null;
  say<Booking, Booked>({ key, ended: { journalId } });
  return journalId;
}

export async function perform(db: Database, asked: Booking) {
  return asked.do === 'post' ? post(db, asked.input) : reverse(db, asked.input);
}
