// Checks every account against its entries and against the chart of accounts.

import { sql } from 'drizzle-orm';
import type { Executor } from '../../../../kit/server/db/database.ts';
import { CHART, isAccountKind } from '../../domain/index.ts';
import type { Findings } from './findings.ts';

const BATCH = 500;

/** Sums come as text, so that no size of a fault is rounded away. */
type Row = {
  readonly id: string;
  readonly kind: string;
  readonly asset: string;
  readonly floor: string | null;
  readonly balance: string;
  readonly entry_count: string;
  readonly total: string;
  readonly entries: string;
  readonly is_chained: boolean;
  readonly foreign_assets: string;
};

/** Goes through all accounts by id; the counts of accounts and of their entries come back. */
export async function checkAccounts(
  db: Executor,
  findings: Findings,
): Promise<{ readonly accounts: number; readonly entries: number }> {
  let [accounts, entries] = [0, 0];
  let after = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const { rows } = await db.execute<Row>(readBatch(after));
    for (const row of rows) {
      checkSums(row, findings);
      checkRule(row, findings);
      entries += Number(row.entries);
    }
    accounts += rows.length;
    const last = rows.at(-1);
    if (!last || rows.length < BATCH) return { accounts, entries };
    after = last.id;
  }
}

const readBatch = (after: string) => sql`
  select a.id, a.kind, a.asset, a.floor, a.balance, a.entry_count, e.total, e.entries, e.is_chained, e.foreign_assets
  from (select * from ledger_accounts where id > ${after} order by id limit ${BATCH}) as a
  left join lateral (
    select coalesce(sum(amount), 0)::text as total, count(*) as entries,
      coalesce(bool_and(number = place and balance_after = running), true) as is_chained,
      count(*) filter (where asset <> a.asset) as foreign_assets
    from (
      select asset, amount, number, balance_after, row_number() over in_order as place,
        sum(amount) over in_order as running
      from ledger_entries where account_id = a.id
      window in_order as (order by number)
    ) as statement
  ) as e on true
  order by a.id`;

function checkSums(row: Row, { add }: Findings): void {
  const subject = row.id;
  if (row.balance !== row.total) {
    add({ code: 'balance_differs', subject, expected: row.total, found: row.balance });
  }
  if (row.entries !== row.entry_count || !row.is_chained) {
    add({ code: 'statement_broken', subject, expected: row.entry_count, found: row.entries });
  }
  if (row.foreign_assets !== '0') {
    add({ code: 'entry_asset_differs', subject, expected: '0', found: row.foreign_assets });
  }
  if (row.floor !== null && BigInt(row.balance) < BigInt(row.floor)) {
    add({ code: 'floor_broken', subject, expected: row.floor, found: row.balance });
  }
}

function checkRule({ id, kind, asset, floor }: Row, { add }: Findings): void {
  const rule = isAccountKind(kind) ? CHART[kind] : undefined;
  const expected = rule ? `${kind} ${rule.asset} ${rule.floor}` : 'a kind of the chart';
  const found = `${kind} ${asset} ${floor}`;
  if (expected !== found) add({ code: 'chart_differs', subject: id, expected, found });
}
