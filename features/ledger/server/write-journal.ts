// Writes a journal through a function of the database, in one round trip that holds its locks as briefly as possible.

import { sql } from 'drizzle-orm';
import type { Executor } from '../../../kit/server/db/database.ts';
import { prepared } from '../../../kit/server/db/prepared.ts';
import type { JournalContent } from '../domain/index.ts';

export type Refusal = {
  readonly code: 'overdraft' | 'account_unknown' | 'asset_mismatch' | 'out_of_range';
  readonly accountId: string;
};

type NewJournal = { readonly id: string; readonly hash: string; readonly content: JournalContent };
type Written = { readonly createdAt: Date | undefined; readonly refusal: Refusal | undefined };

const value = (name: string) => sql.placeholder(name);

const statement = prepared((db) =>
  db
    .select({
      bookedAt: sql<Date | null>`booked_at`.mapWith((at: string) => new Date(at)),
      refused: sql<Refusal['code'] | null>`refused`,
      accountId: sql<string | null>`refused_account`,
    })
    .from(
      sql`ledger_post(${value('id')}, ${value('key')}, ${value('hash')}, ${value('kind')}, ${value('actorId')},
        ${value('note')}, ${value('reverses')}, ${value('accounts')}, ${value('assets')}, ${value('amounts')})`,
    )
    .prepare('ledger_post'),
);

/**
 * Neither a moment nor a refusal comes back when a journal with this key, or one that reverses the same, stands in the way. In a
 * transaction, its accounts stay locked until that ends.
 */
export async function writeJournal(executor: Executor, { id, hash, content }: NewJournal): Promise<Written> {
  const { entries, ...words } = content;
  const [row] = await statement(executor).execute({
    ...words,
    id,
    hash,
    accounts: entries.map(({ accountId }) => accountId),
    assets: entries.map(({ asset }) => asset),
    amounts: entries.map(({ amount }) => amount),
  });
  if (!row) return { createdAt: undefined, refusal: undefined };
  const { bookedAt, refused, accountId } = row;
  return {
    createdAt: bookedAt ?? undefined,
    refusal: refused !== null && accountId !== null ? { code: refused, accountId } : undefined,
  };
}
