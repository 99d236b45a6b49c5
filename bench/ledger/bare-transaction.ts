// The baseline: a transaction that inserts a journal and its two entries into plain tables.

import { createHash } from 'node:crypto';
import type { Pool } from 'pg';
import { newId } from '../../kit/server/new-id.ts';

/** The columns and primary keys of the ledger's tables, without its rules. */
export async function createBareTables(pool: Pool): Promise<void> {
  await pool.query(`
    create table bare_journals (id uuid primary key, key text not null, hash text not null, kind text not null,
      actor_id uuid, note text not null, reverses uuid, entry_count integer not null,
      created_at timestamptz not null default now());
    create table bare_entries (journal_id uuid not null, account_id uuid not null, asset text not null,
      amount bigint not null, number bigint not null, balance_after bigint not null,
      primary key (journal_id, account_id))`);
}

const JOURNAL = {
  name: 'bare_journal',
  text: 'insert into bare_journals (id, key, hash, kind, note, entry_count) values ($1, $2, $3, $4, $5, 2)',
};
const ENTRIES = {
  name: 'bare_entries',
  text: `insert into bare_entries (journal_id, account_id, asset, amount, number, balance_after)
    values ($1, $2, 'CNY', $3, 1, 1), ($1, $4, 'CNY', $5, 1, 1)`,
};

export async function insertBare(pool: Pool): Promise<void> {
  const [journal, from, to] = [newId(), newId(), newId()];
  const hash = createHash('sha256').update(journal).digest('hex');
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query({ ...JOURNAL, values: [journal, `bench:${journal}`, hash, 'bench.transfer', ''] });
    await client.query({ ...ENTRIES, values: [journal, from, -1, to, 1] });
    await client.query('commit');
  } finally {
    client.release();
  }
}
