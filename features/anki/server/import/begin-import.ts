// Takes a deck to be brought: stores what was sent, and queues the job.

import { err, type Failure, ok, type Result } from '../../../../kit/core/result.ts';
import type { UserId } from '../../../../kit/core/user-id.ts';
import type { Refused } from '../../../../kit/server/files/files.ts';
import type { FinishFailure } from '../../../../kit/server/files/uploads/finish.ts';
import type { Jobs } from '../../../../kit/server/jobs/jobs.ts';
import { ankiPackageKind } from '../../domain/index.ts';
import { type AnkiImport, findImport, insertImport, isImporting, releaseLost } from './imports-repo.ts';
import type { ImportDeps } from './run-import.ts';

export const IMPORT_JOB = 'anki.import';

type Deck =
  | { readonly kind: 'package'; readonly uploadId: string }
  | { readonly kind: 'table'; readonly text: string };
type Begin = { readonly id: string; readonly name: string; readonly deck: Deck };
type BeginDeps = ImportDeps & { readonly jobs: Jobs };

type Begun = Result<AnkiImport, FinishFailure | Refused | Failure<'running'>>;

/** Asked twice for the same id, it answers with what the first has begun. */
export async function beginImport(deps: BeginDeps, userId: UserId, begin: Begin): Promise<Begun> {
  const { db, jobs } = deps;
  const { id } = begin;
  let known = await findImport(db, userId, id);
  if (!known) {
    await releaseLost(db, userId);
    const stored = await store(deps, userId, begin);
    if (!stored.ok) return stored;
    known = await findImport(db, userId, id);
  }
  if (!known) return err('not_found');
  // Also when the answer was lost, or the process died before the job was queued.
  if (known.status === 'waiting') await jobs.send(IMPORT_JOB, { importId: id }, { onceKey: id });
  return ok(known);
}

/** Undoes what an upload has stored for an import that cannot begin. */
class NotBegun extends Error {}

async function store(
  { db, files }: BeginDeps,
  userId: UserId,
  { id, name, deck }: Begin,
): Promise<Result<unknown, FinishFailure | Refused | Failure<'running'>>> {
  if (deck.kind === 'table') {
    const row = await insertImport(db, { id, userId, name, tableText: deck.text });
    return row ? ok(row) : whyNot(db, userId, id);
  }
  try {
    return await files.uploads.finish(
      { ownerId: userId, id: deck.uploadId, kind: ankiPackageKind },
      {
        onStored: async (tx, file) => {
          if (!(await insertImport(tx, { id, userId, name, fileId: file.id }))) throw new NotBegun();
        },
      },
    );
  } catch (error) {
    if (error instanceof NotBegun) return whyNot(db, userId, id);
    throw error;
  }
}

/** A second tap of the same came to the same; somebody else's id is nobody's. */
async function whyNot(
  db: ImportDeps['db'],
  userId: UserId,
  id: string,
): Promise<Result<unknown, Failure<'running'> | FinishFailure>> {
  if (await findImport(db, userId, id)) return ok(undefined);
  return (await isImporting(db, userId)) ? err('running') : err('not_found');
}
