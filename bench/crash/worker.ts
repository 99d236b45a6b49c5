// A process that pays in, reserves, settles and takes back until it is killed, and says what it begins and what is done.

import { randomInt, randomUUID } from 'node:crypto';
import type { Account, PostInput } from '../../features/ledger/domain/index.ts';
import { openAccount, post, reverse } from '../../features/ledger/server/api.ts';
import { type Database, openDatabase } from '../../kit/server/db/database.ts';

/** A booking that can be asked for again, in the words of the ledger. */
export type Attempt =
  | { readonly do: 'post'; readonly input: PostInput }
  | { readonly do: 'reverse'; readonly input: Parameters<typeof reverse>[1] };

/** One line of a worker's output: what it begins, and what has become of it. */
export type Said =
  | { readonly key: string; readonly attempt: Attempt }
  | { readonly key: string; readonly outcome: string; readonly journalId: string | null };

export type House = { readonly outside: Account; readonly purses: readonly Account[] };

const LOOPS = 6;

/** Works on the database until it goes away; whoever reads its output knows more than this process will. */
export async function work(url: string, house: House): Promise<void> {
  const db = openDatabase({ url, pool: LOOPS, onIdleError: () => {} });
  const loop = async () => {
    for (;;) await pass(db, house);
  };
  // A lost connection ends it: what is unknown then is for the reconciliation.
  await Promise.allSettled(Array.from({ length: LOOPS }, loop));
  process.exit(0);
}

/** Money comes in, and some of it is reserved for a withdrawal, which is paid or taken back. */
async function pass(db: Database, { outside, purses }: House): Promise<void> {
  const purse = purses[randomInt(purses.length)];
  if (!purse) throw new Error('there are no purses');
  const owner = randomUUID();
  const move = (key: string, kind: string, from: Account, to: Account, amount: number): Attempt => ({
    do: 'post',
    input: { key, kind, actorId: null, transfers: [{ from, to, amount }] },
  });
  await attempt(db, move(`payment:${owner}`, 'payment.captured', outside, purse, randomInt(1, 500)));
  const flight = await openAccount(db, { kind: 'withdrawal_in_flight', owner });
  const amount = randomInt(1, 600);
  const key = `withdrawal:${owner}`;
  const journalId = await attempt(db, move(`${key}:reserved`, 'withdrawal.reserved', purse, flight, amount));
  if (journalId === null) return;
  const next: Attempt =
    randomInt(2) === 0
      ? move(`${key}:paid`, 'withdrawal.paid', flight, outside, amount)
      : { do: 'reverse', input: { key: `${key}:rejected`, actorId: null, journalId } };
  await attempt(db, next);
}

/** Says what it is about to do before, and how it ended after; the journal's id comes back when it was booked. */
async function attempt(db: Database, asked: Attempt): Promise<string | null> {
  const { key } = asked.input;
  say({ key, attempt: asked });
  const result = await perform(db, asked);
  const journalId = result.ok ? result.value.journalId : null;
  say({ key, outcome: result.ok ? 'booked' : result.error.code, journalId });
  return journalId;
}

export async function perform(db: Database, asked: Attempt) {
  return asked.do === 'post' ? post(db, asked.input) : reverse(db, asked.input);
}

/** Lines go through a pipe at once: what was said before a kill is heard after it. */
function say(said: Said): void {
  process.stdout.write(`${JSON.stringify(said)}\n`);
}
