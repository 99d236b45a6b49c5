// The job by the clock: archives whose days are over go, and those whose job was lost are made after all.

import type { PrivacyDeps } from '../deps.ts';
import { EXPORT_JOB } from './ask-export.ts';
import { listUnmade, markGone, takeEnded } from './exports-repo.ts';

/** Longer than the job may take. */
const LOST_MS = 2 * 3_600_000;

export async function tendExports({ db, jobs, files }: PrivacyDeps, now: Date): Promise<void> {
  for (const id of await listUnmade(db, new Date(now.getTime() - LOST_MS)))
    await jobs.send(EXPORT_JOB, { exportId: id }, { onceKey: id });
  await db.transaction(async (tx) => {
    for (const { id, userId, fileId } of await takeEnded(tx, now)) {
      await markGone(tx, id);
      if (fileId !== null) await files.delete(tx, userId, fileId);
    }
  });
}
