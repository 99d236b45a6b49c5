// Takes the wish for an archive, once a day, and queues the job that makes it.

import { err, type Failure, ok, type Result } from '../../../../kit/core/result.ts';
import type { UserId } from '../../../../kit/core/user-id.ts';
import { lockPerson } from '../../../account/server/api.ts';
import { mayAsk } from '../../domain/index.ts';
import { findDeletion } from '../deletion/deletions-repo.ts';
import type { PrivacyDeps } from '../deps.ts';
import { type DataExport, findExport, insertExport, latestExport } from './exports-repo.ts';

export const EXPORT_JOB = 'privacy.export';

type Ask = { readonly id: string; readonly userId: UserId; readonly now: Date };
type AskResult = Result<DataExport, Failure<'too_soon', { readonly nextAt: Date }> | Failure<'not_found'>>;

/** Asked twice under one id, it answers with the first. */
export async function askExport({ db, jobs }: PrivacyDeps, ask: Ask): Promise<AskResult> {
  const { id, userId, now } = ask;
  const asked = await db.transaction(async (tx): Promise<AskResult> => {
    // Two tabs wait for one another here.
    await lockPerson(tx, userId);
    const known = await findExport(tx, userId, id);
    if (known) return ok(known);
    const leavingSince = (await findDeletion(tx, userId))?.askedAt;
    const may = mayAsk(await latestExport(tx, userId), { now, leavingSince });
    if (!may.ok) return may;
    const row = await insertExport(tx, { id, userId, askedAt: now });
    // An id of somebody else's is nobody's.
    return row ? ok(row) : err('not_found');
  });
  // Also when the answer was lost, or the process died before the job was queued.
  if (asked.ok && asked.value.state === 'making')
    await jobs.send(EXPORT_JOB, { exportId: id }, { onceKey: id });
  return asked;
}
