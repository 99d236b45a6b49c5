// Checks what came since the seals: new entries of each account that changed, and their journals.

import type { Database } from '../../../../../kit/server/db/database.ts';
import { type Advance, checkSlice } from '../accounts/check-slices.ts';
import type { Position } from '../accounts/position.ts';
import { readSlices } from '../accounts/read-slices.ts';
import { listUnsealed, seal } from '../accounts/seals-repo.ts';
import type { Findings } from '../findings.ts';
import { checkJournalsById } from './check-journals.ts';
import { inSnapshot } from './snapshot.ts';
import { beginning, FIRST_ID, type Walk } from './walk.ts';

/** So many are looked for at once: whoever looks goes through accounts that did not change, too. */
const LISTED = 20_000;
const ACCOUNTS = 1000;
const JOURNALS = 2000;
/** Steps at once: while the hashes of one are computed, the database reads the next. */
const LANES = 2;
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
    const listed = await listUnsealed(db, after, LISTED);
    if (!(await checkListed(db, listed, { memory, counts, isOver })))
      return { ...beginning, ...counts, after };
    const last = listed.at(-1);
    if (!last || listed.length < LISTED) return { ...beginning, ...counts, phase: 'done' };
    after = last.accountId;
  }
}

type Listed = Pace & {
  readonly memory: Memory;
  readonly counts: { accounts: number; journals: number; entries: number };
};

/** Goes through these accounts in lanes; whether it came to the end of all before the time was over. */
async function checkListed(
  db: Database,
  listed: readonly Position[],
  { memory, counts, isOver }: Listed,
): Promise<boolean> {
  let next = 0;
  const goThrough = async () => {
    while (next < listed.length) {
      let open = listed.slice(next, next + ACCOUNTS);
      next += ACCOUNTS;
      counts.accounts += open.length;
      while (open.length > 0) {
        if (isOver()) return false;
        const step = await checkStep(db, open, memory);
        counts.entries += step.entries;
        counts.journals += step.journals;
        open = step.open;
      }
    }
    return true;
  };
  const ends = await Promise.all(Array.from({ length: LANES }, goThrough));
  return ends.every(Boolean);
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
