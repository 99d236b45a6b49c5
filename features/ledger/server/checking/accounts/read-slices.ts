// Reads on in the statements of several accounts, a bounded piece of each, and sums it up in the database.

import { sql } from 'drizzle-orm';
import type { Executor } from '../../../../../kit/server/db/database.ts';
import type { Position } from './position.ts';

/** Entries of one account in one statement: a second's work, however long the account. */
const SLICE = 10_000;

/** Sums come as text, so that no size of a fault is rounded away. */
export type Slice = {
  readonly id: string;
  readonly kind: string;
  readonly asset: string;
  readonly floor: string | null;
  readonly balance: string;
  readonly entry_count: string;
  readonly sealed_count: string | null;
  readonly sealed_balance: string | null;
  readonly sealed_fingerprint: string | null;
  readonly entries: string;
  readonly total: string;
  readonly is_chained: boolean;
  readonly foreign_assets: string;
  readonly fingerprint: string;
  readonly journals: readonly string[];
  readonly orphans: readonly string[];
};

/** A slice never reaches over the account's seal, so that what was sealed can be compared with it. */
export async function readSlices(db: Executor, positions: readonly Position[]): Promise<readonly Slice[]> {
  const ids = positions.map(({ accountId }) => accountId);
  const numbers = positions.map(({ number }) => number);
  const balances = positions.map(({ balance }) => balance);
  const { rows } = await db.execute<Slice>(sql`
    select a.id, a.kind, a.asset, a.floor, a.balance, a.entry_count, s.entry_count as sealed_count,
      s.balance as sealed_balance, s.fingerprint as sealed_fingerprint, e.*
    from unnest(${sql.param(ids)}::uuid[], ${sql.param(numbers)}::bigint[], ${sql.param(balances)}::numeric[])
      as start (id, number, balance)
    join ledger_accounts a on a.id = start.id
    left join ledger_seals s on s.account_id = a.id
    cross join lateral (
      select count(*) as entries, coalesce(sum(amount), 0)::text as total,
        coalesce(bool_and(number = place and balance_after = running), true) as is_chained,
        count(*) filter (where asset <> a.asset) as foreign_assets,
        coalesce(sum(print), 0)::text as fingerprint,
        coalesce(array_agg(journal_id) filter (where print is not null), '{}') as journals,
        coalesce(array_agg(journal_id) filter (where print is null), '{}') as orphans
      from (
        select piece.*, ('x' || left(encode(sha256(convert_to(j.hash, 'UTF8')), 'hex'), 15))::bit(60)::bigint as print,
          start.number + row_number() over in_order as place,
          start.balance + sum(piece.amount) over in_order as running
        from (
          select journal_id, asset, amount, number, balance_after from ledger_entries
          where account_id = a.id and number > start.number
            and (start.number >= coalesce(s.entry_count, 0) or number <= s.entry_count)
          order by number limit ${SLICE}
        ) as piece
        left join ledger_journals j on j.id = piece.journal_id
        window in_order as (order by piece.number)
      ) as statement
    ) as e`);
  return rows;
}
