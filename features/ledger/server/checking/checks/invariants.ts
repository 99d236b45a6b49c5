// Sentences about several features' tables that must be true whatever happened; those who compose the server give them.

import { sql } from 'drizzle-orm';
import type { Database } from '../../../../../kit/server/db/database.ts';
import type { Findings } from '../findings.ts';

export type Invariant = {
  /** What is wrong where a row comes back. */
  readonly name: string;
  /** `always`: at every moment. `settled`: once the reconciliation has run and nothing is under way. */
  readonly holds: 'always' | 'settled';
  /** A query for the rows that break it, in which the first column is an id and nothing is anybody's name. */
  readonly query: string;
};

/** One query may take so long; it reads beside everything else. */
const LONGEST_MS = 120_000;
/** So many rows are counted; who repairs looks into the database anyway. */
const COUNTED = 1000;

/** Each in a transaction of its own, so that none holds a snapshot for longer than it needs. */
export async function checkInvariants(
  db: Database,
  invariants: readonly Invariant[],
  { add }: Findings,
): Promise<void> {
  for (const { name, query } of invariants) {
    const { rows } = await db.transaction(
      async (tx) => {
        await tx.execute(sql`select set_config('statement_timeout', ${String(LONGEST_MS)}, true)`);
        return tx.execute(sql.raw(`select * from (${query}) as broken limit ${COUNTED}`));
      },
      { accessMode: 'read only' },
    );
    if (rows.length === 0) continue;
    const found = `${rows.length}, such as ${JSON.stringify(rows[0])}`;
    add({ code: 'invariant_broken', subject: name, expected: '0', found });
  }
}
