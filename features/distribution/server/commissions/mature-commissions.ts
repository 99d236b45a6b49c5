// Moves commission out of the hold when its time is over: by a job, and when its distributor looks.

import type { UserId } from '../../../../kit/core/user-id.ts';
import type { Database, Executor } from '../../../../kit/server/db/database.ts';
import { inLedgerTransaction } from '../../../ledger/server/api.ts';
import { DISTRIBUTION_JOURNALS } from '../../domain/index.ts';
import { book, incomeFrom, lockBalances, openBalances } from '../balances/balances.ts';
import { type Commission, listDistributorsWithDue, listDue, updateCommission } from './commissions-repo.ts';

/** So many at a time, so that no transaction grows long. */
const BATCH = 200;

/** Everything of one distributor that is due at `now`. */
export async function matureDue(db: Database, distributorId: UserId, now: Date): Promise<void> {
  // Nearly always there is nothing, and then nobody is locked out.
  while ((await listDue(db, { distributorId, now, limit: 1 })).length > 0) {
    await inLedgerTransaction(db, (tx) => matureBatch(tx, distributorId, now));
  }
}

async function matureBatch(tx: Executor, distributorId: UserId, now: Date): Promise<void> {
  await lockBalances(tx, distributorId);
  for (const commission of await listDue(tx, { distributorId, now, limit: BATCH })) {
    await mature(tx, commission, now);
  }
}

async function mature(tx: Executor, commission: Commission, now: Date): Promise<void> {
  const { id, distributorId, amountFen, reversedFen } = commission;
  await updateCommission(tx, id, { maturedAt: now });
  const left = amountFen - reversedFen;
  if (left === 0) return;
  const balances = await openBalances(tx, distributorId);
  await book(tx, {
    key: `commission:${id}:matured`,
    kind: DISTRIBUTION_JOURNALS['commission.matured'],
    actorId: null,
    transfers: incomeFrom(balances.pending, left, balances),
  });
}

/** For everybody; run now and then by a job. */
export async function matureAll(db: Database, now: Date): Promise<void> {
  for (;;) {
    const people = await listDistributorsWithDue(db, now, BATCH);
    if (people.length === 0) return;
    for (const person of people) await matureDue(db, person, now);
  }
}
