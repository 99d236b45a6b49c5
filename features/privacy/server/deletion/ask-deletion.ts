// Puts an account on its way out, or keeps it after all.

import { err, type Failure, ok, type Result } from '../../../../kit/core/result.ts';
import type { UserId } from '../../../../kit/core/user-id.ts';
import { lockPerson } from '../../../account/server/api.ts';
import { deletionDue, forbidsAsking, type Obstacle } from '../../domain/index.ts';
import type { PrivacyDeps } from '../deps.ts';
import { postDeletionMail } from './deletion-mails.ts';
import { type AccountDeletion, deleteDeletion, findDeletion, insertDeletion } from './deletions-repo.ts';

type Blocked = Failure<'blocked', { readonly obstacles: readonly Obstacle[] }>;

/** Asked twice, the first holds, with its date and its one mail. Orders and money on their way are no hindrance: the account waits for them (`erase-due.ts`). */
export async function askDeletion(
  deps: PrivacyDeps,
  { userId, now }: { readonly userId: UserId; readonly now: Date },
): Promise<Result<AccountDeletion, Blocked | Failure<'not_found'>>> {
  return deps.db.transaction(async (tx) => {
    await lockPerson(tx, userId);
    const known = await findDeletion(tx, userId);
    if (known) return ok(known);
    const obstacles = (await deps.findObstacles(tx, userId)).filter(forbidsAsking);
    if (obstacles.length > 0) return err('blocked', { obstacles });
    const dueAt = deletionDue(now);
    const row = await insertDeletion(tx, { userId, askedAt: now, dueAt });
    if (!row) return err('not_found');
    await postDeletionMail(tx, deps, { userId, kind: 'deletionAsked', dueAt });
    return ok(row);
  });
}

/** Harmless where nothing was asked for. */
export async function keepAccount(deps: PrivacyDeps, userId: UserId): Promise<void> {
  await deps.db.transaction(async (tx) => {
    await lockPerson(tx, userId);
    if (await deleteDeletion(tx, userId))
      await postDeletionMail(tx, deps, { userId, kind: 'deletionKept', dueAt: new Date(0) });
  });
}
