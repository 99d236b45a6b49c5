// Reads journals and the statements of accounts.

import { and, desc, eq, inArray, lt } from 'drizzle-orm';
import type { Executor } from '../../../kit/server/db/database.ts';
import type { Entry } from '../domain/index.ts';
import { type NamedAccount, withNames } from './accounts-repo.ts';
import { ledgerAccounts, ledgerEntries, ledgerJournals } from './tables.ts';

export type StoredJournal = typeof ledgerJournals.$inferSelect;
export type JournalWithEntries = StoredJournal & { readonly entries: readonly Entry[] };

export async function findJournalByKey(db: Executor, key: string): Promise<StoredJournal | undefined> {
  const [journal] = await db.select().from(ledgerJournals).where(eq(ledgerJournals.key, key));
  return journal;
}

/** A journal with its entries by account id. */
export async function findJournal(db: Executor, id: string): Promise<JournalWithEntries | undefined> {
  const [journal] = await db.select().from(ledgerJournals).where(eq(ledgerJournals.id, id));
  if (!journal) return undefined;
  const { accountId, asset, amount } = ledgerEntries;
  const entries = await db
    .select({ accountId, asset, amount })
    .from(ledgerEntries)
    .where(eq(ledgerEntries.journalId, id))
    .orderBy(accountId);
  return { ...journal, entries };
}

export type Touched = { readonly amount: number; readonly account: NamedAccount };

/** The accounts that a journal touches, with what it does to each: first what goes out. */
export async function listTouched(db: Executor, journalId: string, limit: number): Promise<Touched[]> {
  const rows = await db
    .select({ amount: ledgerEntries.amount, account: ledgerAccounts })
    .from(ledgerEntries)
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.accountId))
    .where(eq(ledgerEntries.journalId, journalId))
    .orderBy(ledgerEntries.amount)
    .limit(limit);
  const accounts = await withNames(
    db,
    rows.map(({ account }) => account),
  );
  return accounts.map((account, place) => ({ account, amount: rows[place]?.amount ?? 0 }));
}

type StatementPage = {
  readonly accountId: string;
  /** The number of the last entry seen; undefined begins at the newest. */
  readonly before: number | undefined;
  readonly limit: number;
};

/** The entries of an account with their journals, the newest first. */
export async function listStatement(db: Executor, { accountId, before, limit }: StatementPage) {
  return db
    .select({ entry: ledgerEntries, journal: ledgerJournals })
    .from(ledgerEntries)
    .innerJoin(ledgerJournals, eq(ledgerJournals.id, ledgerEntries.journalId))
    .where(
      and(
        eq(ledgerEntries.accountId, accountId),
        before === undefined ? undefined : lt(ledgerEntries.number, before),
      ),
    )
    .orderBy(desc(ledgerEntries.number))
    .limit(limit);
}

/** The journals of these keys that are booked, the oldest first. */
export async function listJournalsByKeys(db: Executor, keys: readonly string[]) {
  const { id, kind, key, createdAt } = ledgerJournals;
  return db
    .select({ id, kind, key, createdAt })
    .from(ledgerJournals)
    .where(inArray(key, [...keys]))
    .orderBy(createdAt, id);
}
