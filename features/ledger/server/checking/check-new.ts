// Checks what came since the seals: new entries of each account that changed, and their journals.

import type { Database } from '../../../../kit/server/db/database.ts';
import { checkJournalsById } from './check-journals.ts';
import { type Advance, checkSlice } from './check-slices.ts';
import type { Findings } from './findings.ts';
import type { Position } from './position.ts';
import { readSlices } from './read-slices.ts';
import { listUnsealed, seal } from './seals-repo.ts';
import { inSnapshot } from './snapshot.ts';
import { beginning, FIRST_ID, type Walk } from './walk.ts';

const ACCOUNTS = 500;
const JOURNALS = 500;
/** Both sides of a journal are new mostly: so many are remembered, so as not to look at it twice. */
const REMEMBERED = 200_000;

export type Pace = {
  /** Asked between two steps; the check ends early when its time is over, and goes on the next time. */
  readonly isOver: () => boolean;
};

/**
 * Goes through the accounts that are not as they were sealed, and seals anew what it finds sound. What it does not, it
 * leaves, so that the next check finds it again.
 */
export async function checkNew(db: Database, findings: Findings, { isOver }: Pace): Promise<Walk> {
  const memory = { findings, seen: new Set<string>(), unsound: new Set<string>() };
  const counts = { accounts: 0, journals: 0, entries: 0 };
  let after = FIRST_ID;
  for (;;) {
    const page = await listUnsealed(db, after, ACCOUNTS);
    counts.accounts += page.length;
    let open: readonly Position[] = page;
    while (open.length > 0) {
      if (isOver()) return { ...beginning, ...counts, after };
      const step = await checkStep(db, open, memory);
      counts.entries += step.entries;
      counts.journals += step.journals;
      open = step.open;
    }
    const last = page.at(-1);
    if (!last || page.length < ACCOUNTS) return { ...beginning, ...counts, phase: 'done' };
    after = last.accountId;
  }
}

type Memory = {
  readonly findings: Findings;
  /** Journals that were checked. */
  readonly seen: Set<string>;
  /** Accounts that are sealed no further, since something before is wrong. */
  readonly unsound: Set<string>;
};

async function checkStep(db: Database, open: readonly Position[], { findings, seen, unsound }: Memory) {
  const starts = new Map(open.map((position) => [position.accountId, position]));
  const { advances, ...counts } = await inSnapshot(db, async (tx) => {
    const slices = await readSlices(tx, open);
    const made: Advance[] = [];
    for (const slice of slices) {
      const start = starts.get(slice.id);
      if (start) made.push(checkSlice(slice, start, findings));
    }
    const fresh = unseen(
      slices.flatMap((slice) => slice.journals),
      seen,
    );
    const before = findings.count();
    for (let from = 0; from < fresh.length; from += JOURNALS)
      await checkJournalsById(tx, fresh.slice(from, from + JOURNALS), findings);
    const areSound = findings.count() === before;
    for (const { position, isSound } of made) if (!areSound || !isSound) unsound.add(position.accountId);
    return {
      advances: made,
      journals: fresh.length,
      entries: slices.reduce((sum, slice) => sum + Number(slice.entries), 0),
    };
  });
  const positions = advances.map(({ position }) => position);
  await seal(
    db,
    positions.filter(({ accountId }) => !unsound.has(accountId)),
  );
  const left = advances.filter(({ isAtEnd }) => !isAtEnd).map(({ position }) => position);
  return { open: left, ...counts };
}

function unseen(ids: readonly string[], seen: Set<string>): string[] {
  if (seen.size > REMEMBERED) seen.clear();
  const fresh = [...new Set(ids)].filter((id) => !seen.has(id));
  for (const id of fresh) seen.add(id);
  return fresh;
}
