// Checks every journal against its entries and its hash, and a reversal against the journal it reverses.

import { asc, gt, inArray } from 'drizzle-orm';
import type { Executor } from '../../../../../kit/server/db/database.ts';
import type { Entry } from '../../../domain/index.ts';
import { hashContent } from '../../hash-content.ts';
import type { StoredJournal } from '../../journals-repo.ts';
import { ledgerEntries, ledgerJournals } from '../../tables.ts';
import type { Findings } from '../findings.ts';

type EntriesOf = (journalId: string) => readonly Entry[];

/** Checks the journals of these ids that are there; `db` sees one moment, in which each has all its entries. */
export async function checkJournalsById(
  db: Executor,
  ids: readonly string[],
  findings: Findings,
): Promise<void> {
  if (ids.length === 0) return;
  const found = await db
    .select()
    .from(ledgerJournals)
    .where(inArray(ledgerJournals.id, [...ids]));
  await checkBatch(db, found, findings);
}

type Batch = { readonly journals: number; readonly last: string | undefined };

/** Checks the next journals by id; `last` is undefined at the end. */
export async function checkJournalsAfter(
  db: Executor,
  { after, limit }: { readonly after: string; readonly limit: number },
  findings: Findings,
): Promise<Batch> {
  const found = await db
    .select()
    .from(ledgerJournals)
    .where(gt(ledgerJournals.id, after))
    .orderBy(asc(ledgerJournals.id))
    .limit(limit);
  await checkBatch(db, found, findings);
  return { journals: found.length, last: found.length < limit ? undefined : found.at(-1)?.id };
}

async function checkBatch(db: Executor, batch: readonly StoredJournal[], findings: Findings): Promise<void> {
  const entriesOf = await readEntries(db, batch);
  for (const journal of batch) checkJournal(journal, entriesOf, findings);
}

/** The entries of these journals and of those that they reverse. */
async function readEntries(db: Executor, batch: readonly StoredJournal[]): Promise<EntriesOf> {
  const ids = batch.flatMap(({ id, reverses }) => (reverses === null ? [id] : [id, reverses]));
  const { journalId, accountId, asset, amount } = ledgerEntries;
  const entries = await db
    .select({ journalId, accountId, asset, amount })
    .from(ledgerEntries)
    .where(inArray(journalId, ids));
  const byJournal = Map.groupBy(entries, (entry) => entry.journalId);
  return (id) => byJournal.get(id) ?? [];
}

function checkJournal(journal: StoredJournal, entriesOf: EntriesOf, { add }: Findings): void {
  const subject = journal.id;
  const entries = entriesOf(subject);
  if (entries.length !== journal.entryCount) {
    const [expected, found] = [String(journal.entryCount), String(entries.length)];
    add({ code: 'journal_incomplete', subject, expected, found });
  }
  for (const [asset, total] of totals(entries)) {
    if (total !== 0n)
      add({ code: 'journal_unbalanced', subject, expected: `0 ${asset}`, found: `${total} ${asset}` });
  }
  const hash = hashContent({ ...journal, entries });
  if (hash !== journal.hash) add({ code: 'hash_differs', subject, expected: journal.hash, found: hash });
  if (journal.reverses !== null && !isOpposite(entries, entriesOf(journal.reverses))) {
    add({
      code: 'reversal_differs',
      subject,
      expected: `the opposite of ${journal.reverses}`,
      found: 'other entries',
    });
  }
}

function totals(entries: readonly Entry[]): ReadonlyMap<string, bigint> {
  const sums = new Map<string, bigint>();
  for (const { asset, amount } of entries) sums.set(asset, (sums.get(asset) ?? 0n) + BigInt(amount));
  return sums;
}

function isOpposite(entries: readonly Entry[], originals: readonly Entry[]): boolean {
  const amounts = new Map(originals.map(({ accountId, amount }) => [accountId, amount]));
  return (
    entries.length === originals.length &&
    entries.every(({ accountId, amount }) => amounts.get(accountId) === 0 - amount)
  );
}
