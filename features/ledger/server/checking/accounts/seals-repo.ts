// Reads where accounts go on from their seals, and moves seals forward.

import { sql } from 'drizzle-orm';
import type { Executor } from '../../../../../kit/server/db/database.ts';
import type { Position } from './position.ts';

type SealRow = {
  readonly account_id: string;
  readonly number: string;
  readonly balance: string;
  readonly fingerprint: string;
};

/** The next accounts by id that are not as they were sealed, with the seal of each. */
export async function listUnsealed(db: Executor, after: string, limit: number): Promise<Position[]> {
  // All are compared first, and sorted then: in the order of ids, which are random, each would be a page of its own to read.
  const { rows } = await db.execute<SealRow>(sql`
    with unsealed as materialized (
      select a.id as account_id, coalesce(s.entry_count, 0) as number, coalesce(s.balance, 0)::text as balance,
        coalesce(s.fingerprint, 0)::text as fingerprint
      from ledger_accounts a left join ledger_seals s on s.account_id = a.id
      where a.id > ${after}
        and (s.account_id is null or s.entry_count <> a.entry_count or s.balance <> a.balance)
    )
    select * from unsealed order by account_id limit ${limit}`);
  return rows.map(({ account_id, number, ...sums }) => ({
    accountId: account_id,
    number: Number(number),
    ...sums,
  }));
}

/** A seal only moves forward: a slower check that ends later does not take it back. */
export async function seal(db: Executor, positions: readonly Position[]): Promise<void> {
  if (positions.length === 0) return;
  const column = (key: 'accountId' | 'number' | 'balance' | 'fingerprint') =>
    sql.param(positions.map((position) => position[key]));
  await db.execute(sql`
    insert into ledger_seals (account_id, entry_count, balance, fingerprint)
    select * from unnest(${column('accountId')}::uuid[], ${column('number')}::bigint[],
      ${column('balance')}::bigint[], ${column('fingerprint')}::numeric[])
    on conflict (account_id) do update set entry_count = excluded.entry_count, balance = excluded.balance,
      fingerprint = excluded.fingerprint, sealed_at = now()
    where ledger_seals.entry_count < excluded.entry_count`);
}
