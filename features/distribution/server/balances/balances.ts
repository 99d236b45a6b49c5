// A distributor's money in the ledger: locked before it is looked at, so that what is divided holds still.

import { sql } from 'drizzle-orm';
import type { UserId } from '../../../../kit/core/user-id.ts';
import type { Executor } from '../../../../kit/server/db/database.ts';
import type { Account, JournalKind, Transfer } from '../../../ledger/domain/index.ts';
import { findBalances, openAccount, post } from '../../../ledger/server/api.ts';
import { divideIncome } from '../../domain/index.ts';

/** All that moves the money of a person, or goes to a payee (by its key), waits here for one another until the transaction ends. */
export async function lockBalances(tx: Executor, owner: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`commission ${owner}`}, 0))`);
}

export type Balances = {
  readonly pending: Account;
  readonly available: Account;
  readonly debt: Account;
  readonly pendingFen: number;
  readonly availableFen: number;
  /** What the distributor owes, from 0. */
  readonly owedFen: number;
};

/** The accounts with what lies in them; lock first where it is to be divided. */
export async function openBalances(db: Executor, owner: string): Promise<Balances> {
  const pending = await openAccount(db, { kind: 'commission_pending', owner });
  const available = await openAccount(db, { kind: 'commission_available', owner });
  const debt = await openAccount(db, { kind: 'commission_debt', owner });
  return {
    pending,
    available,
    debt,
    pendingFen: pending.balance,
    availableFen: available.balance,
    owedFen: 0 - debt.balance,
  };
}

export type ShownBalances = Pick<Balances, 'pendingFen' | 'availableFen' | 'owedFen'>;

const SHOWN = ['commission_pending', 'commission_available', 'commission_debt'] as const;

/** The same to look at only: nothing is opened for somebody who never had any. */
export async function readBalances(db: Executor, owner: string): Promise<ShownBalances> {
  const [balances] = await listBalances(db, [owner]);
  if (!balances) throw new Error('one owner has balances');
  return balances;
}

/** Those of several distributors in their order, in one statement. */
export async function listBalances(db: Executor, owners: readonly string[]): Promise<ShownBalances[]> {
  const names = owners.flatMap((owner) => SHOWN.map((kind) => ({ kind, owner })));
  const found = await findBalances(db, names);
  return owners.map((_, place) => {
    const [pendingFen = 0, availableFen = 0, debt = 0] = found.slice(SHOWN.length * place);
    return { pendingFen, availableFen, owedFen: 0 - debt };
  });
}

/** What comes to a distributor out of an account: what they owe first, the rest to spend. */
export function incomeFrom(
  from: Account,
  amountFen: number,
  { available, debt, owedFen }: Balances,
): Transfer[] {
  const { toDebt, toAvailable } = divideIncome(amountFen, owedFen);
  return moved([
    { from, to: debt, amount: toDebt },
    { from, to: available, amount: toAvailable },
  ]);
}

/** Transfers without those that move nothing. */
export const moved = (transfers: readonly Transfer[]): Transfer[] =>
  transfers.filter(({ amount }) => amount > 0);

type Booking = {
  readonly key: string;
  readonly kind: JournalKind;
  readonly actorId: UserId | null;
  readonly transfers: readonly Transfer[];
};

/** Posts what must succeed: whatever could refuse it was looked at under the lock. */
export async function book(tx: Executor, booking: Booking): Promise<void> {
  const posted = await post(tx, booking);
  if (!posted.ok) throw new Error(`${booking.key} was refused: ${posted.error.code}`);
}
