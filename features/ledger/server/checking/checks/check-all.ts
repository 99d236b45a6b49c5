// Checks all entries of all accounts and all journals, step by step; each step is a snapshot of its own.

import { asc, gt } from 'drizzle-orm';
import type { Database, Executor } from '../../../../../kit/server/db/database.ts';
import { ledgerAccounts } from '../../tables.ts';
import { checkSlice } from '../accounts/check-slices.ts';
import { beginningOf } from '../accounts/position.ts';
import { readSlices } from '../accounts/read-slices.ts';
import type { Findings } from '../findings.ts';
import { checkJournalsAfter } from './check-journals.ts';
import type { Pace } from './check-new.ts';
import { inSnapshot } from './snapshot.ts';
import { FIRST_ID, type Walk } from './walk.ts';

const ACCOUNTS = 500;
const JOURNALS = 500;

type Going = Pace & {
  /** Stores how far it came, after each step. */
  readonly save: (walk: Walk) => Promise<void>;
};

/** Goes on from `walk` until all is checked or the time is over. */
export async function checkAll(
  db: Database,
  walk: Walk,
  { findings, isOver, save }: Going & { readonly findings: Findings },
): Promise<Walk> {
  let now = walk;
  while (now.phase !== 'done' && !isOver()) {
    const begun = performance.now();
    const next = await inSnapshot(db, (tx) =>
      now.phase === 'accounts' ? stepAccounts(tx, now, findings) : stepJournals(tx, now, findings),
    );
    now = { ...next, tookMs: now.tookMs + performance.now() - begun };
    await save(now);
  }
  return now;
}

async function stepAccounts(tx: Executor, walk: Walk, findings: Findings): Promise<Walk> {
  const isOpen = walk.open.length > 0;
  const page = isOpen ? walk.open : await listNext(tx, walk.after);
  if (page.length === 0) return { ...walk, phase: 'journals', after: FIRST_ID };
  const starts = new Map(page.map((position) => [position.accountId, position]));
  const slices = await readSlices(tx, page);
  const advances = slices.flatMap((slice) => {
    const start = starts.get(slice.id);
    return start ? [checkSlice(slice, start, findings)] : [];
  });
  return {
    ...walk,
    after: isOpen ? walk.after : (page.at(-1)?.accountId ?? walk.after),
    open: advances.filter(({ isAtEnd }) => !isAtEnd).map(({ position }) => position),
    accounts: walk.accounts + (isOpen ? 0 : page.length),
    entries: walk.entries + slices.reduce((sum, { entries }) => sum + Number(entries), 0),
  };
}

async function listNext(tx: Executor, after: string) {
  const rows = await tx
    .select({ id: ledgerAccounts.id })
    .from(ledgerAccounts)
    .where(gt(ledgerAccounts.id, after))
    .orderBy(asc(ledgerAccounts.id))
    .limit(ACCOUNTS);
  return rows.map(({ id }) => beginningOf(id));
}

async function stepJournals(tx: Executor, walk: Walk, findings: Findings): Promise<Walk> {
  const batch = await checkJournalsAfter(tx, { after: walk.after, limit: JOURNALS }, findings);
  const journals = walk.journals + batch.journals;
  return batch.last === undefined
    ? { ...walk, phase: 'done', journals }
    : { ...walk, after: batch.last, journals };
}
