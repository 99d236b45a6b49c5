// An order's money in the ledger: held in its escrow from payment to end, and moved only here.

import type { UserId } from '../../../../kit/core/user-id.ts';
import type { Executor } from '../../../../kit/server/db/database.ts';
import type { AccountName, JournalKind } from '../../../ledger/domain/index.ts';
import { findBalances, openAccount, post } from '../../../ledger/server/api.ts';

export const escrowName = (orderId: string) => ({ kind: 'order_escrow', owner: orderId }) as const;
export const prepaidName = (owner: UserId) => ({ kind: 'customer_prepaid', owner }) as const;

export type Move = { readonly from: AccountName; readonly to: AccountName; readonly amount: number };

type Booking = {
  /** Names the one event that it books. */
  readonly key: string;
  readonly kind: JournalKind;
  readonly actorId: UserId | null;
  /** The number of the order, for those who read the books. */
  readonly note?: string;
};

/** Books what is not nothing, once per key; throws where the ledger refuses, since all that is asked of it is there. */
export async function book(tx: Executor, booking: Booking, moves: readonly Move[]): Promise<void> {
  const transfers = [];
  for (const { from, to, amount } of moves) {
    if (amount !== 0)
      transfers.push({ from: await openAccount(tx, from), to: await openAccount(tx, to), amount });
  }
  if (transfers.length === 0) return;
  const posted = await post(tx, { ...booking, transfers });
  if (!posted.ok) throw new Error(`${booking.key} was refused: ${posted.error.code}`);
}

/** What the ledger holds for an order; lock the order first where it is to be divided. */
export async function escrowOf(db: Executor, orderId: string): Promise<number> {
  const [held = 0] = await findBalances(db, [escrowName(orderId)]);
  return held;
}
