// Checks what no single account or journal shows: totals, and the database's triggers and constraints.

import { sql } from 'drizzle-orm';
import type { Executor } from '../../../../../kit/server/db/database.ts';
import type { Findings } from '../findings.ts';

/** Everything that was ever put into one account came out of another. */
export async function checkTotals(db: Executor, { add }: Findings): Promise<void> {
  const { rows } = await db.execute<{ asset: string; total: string }>(
    sql`select asset, sum(balance)::text as total from ledger_accounts group by asset having sum(balance) <> 0`,
  );
  for (const { asset, total } of rows) {
    add({ code: 'asset_total', subject: asset, expected: '0', found: total });
  }
}

/** The triggers and constraints with which the database refuses what must not be. */
const GUARDS = [
  'ledger_entries_book',
  'ledger_entries_balanced',
  'ledger_journals_balanced',
  'ledger_entries_only_grow',
  'ledger_journals_only_grow',
  'ledger_accounts_stay',
  'ledger_accounts_booked_only',
  'ledger_accounts_open_empty',
  'ledger_accounts_floor_held',
  'ledger_accounts_exact',
  'ledger_entries_move',
  'ledger_entries_exact',
  'ledger_journals_not_empty',
  'ledger_accounts_once',
  'ledger_journals_key',
  'ledger_journals_reversed_once',
  'ledger_entries_statement',
  'ledger_entries_journal_id_ledger_journals_id_fk',
  'ledger_entries_account_id_ledger_accounts_id_fk',
] as const;

/** A guard that was switched off for a moment may have let something through; one that stays off will. */
export async function checkGuards(db: Executor, { add }: Findings): Promise<void> {
  const { rows } = await db.execute<{ name: string }>(sql`
    select tgname as name from pg_trigger
      where tgrelid in ('ledger_accounts'::regclass, 'ledger_journals'::regclass, 'ledger_entries'::regclass)
        and tgenabled in ('O', 'A')
    union all select conname from pg_constraint
      where conrelid in ('ledger_accounts'::regclass, 'ledger_journals'::regclass, 'ledger_entries'::regclass)
        and contype in ('c', 'f') and convalidated and conenforced
    union all select indexrelid::regclass::name from pg_index
      where indrelid in ('ledger_accounts'::regclass, 'ledger_journals'::regclass, 'ledger_entries'::regclass)
        and indisunique and indisvalid`);
  const inForce = new Set(rows.map(({ name }) => name));
  for (const guard of GUARDS) {
    if (!inForce.has(guard))
      add({ code: 'guard_missing', subject: guard, expected: 'in force', found: 'missing or off' });
  }
}
