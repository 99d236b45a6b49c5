// The hourly job: reminds whose account goes soon, and erases those whose grace is over.

import type { UserId } from '../../../../kit/core/user-id.ts';
import { lockPerson } from '../../../account/server/api.ts';
import { remindedUntil } from '../../domain/index.ts';
import type { PrivacyDeps } from '../deps.ts';
import { postDeletionMail } from './deletion-mails.ts';
import { listDue, markHeld, takeDue, takeUnreminded } from './deletions-repo.ts';
import { endAccount } from './erase-account.ts';

/** Each account by itself: one that fails is told in the log, tried again the next hour, and holds up no other. */
export async function eraseDue(deps: PrivacyDeps, now: Date): Promise<void> {
  let after: UserId | undefined;
  for (;;) {
    const due = await listDue(deps.db, now, after);
    for (const userId of due)
      await eraseOne(deps, userId, now).catch((error: unknown) =>
        deps.log.error({ err: error, person: userId }, 'an account could not be erased'),
      );
    after = due.at(-1);
    if (after === undefined) return;
  }
}

async function eraseOne(deps: PrivacyDeps, userId: UserId, now: Date): Promise<void> {
  await deps.db.transaction(async (tx) => {
    // The person first, as whoever changes their mind does.
    const person = await lockPerson(tx, userId);
    const deletion = person && (await takeDue(tx, userId, now));
    if (!deletion) return;
    if ((await deps.findObstacles(tx, userId)).length === 0) {
      await endAccount(tx, deps, person);
      return;
    }
    // What came up meanwhile is told once; each hour looks again.
    if (deletion.heldAt !== null) return;
    await markHeld(tx, userId, now);
    await postDeletionMail(tx, deps, { userId, kind: 'deletionHeld', dueAt: deletion.dueAt });
  });
}

export async function remindLeaving(deps: PrivacyDeps, now: Date): Promise<void> {
  await deps.db.transaction(async (tx) => {
    for (const { userId, dueAt } of await takeUnreminded(tx, { now, until: remindedUntil(now) }))
      await postDeletionMail(tx, deps, { userId, kind: 'deletionSoon', dueAt });
  });
}
