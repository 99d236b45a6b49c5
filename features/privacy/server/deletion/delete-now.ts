// Ends an account at once, at its owner's wish, where nothing is open.

import { err, type Failure, ok, type Result } from '../../../../kit/core/result.ts';
import type { UserId } from '../../../../kit/core/user-id.ts';
import { lockPerson } from '../../../account/server/api.ts';
import type { Obstacle } from '../../domain/index.ts';
import type { PrivacyDeps } from '../deps.ts';
import { endAccount } from './erase-account.ts';

type Refused = Failure<'email_differs'> | Failure<'blocked', { readonly obstacles: readonly Obstacle[] }>;

/** `typed`: their address, once more. */
export async function deleteNow(
  deps: PrivacyDeps,
  { userId, typed }: { readonly userId: UserId; readonly typed: string },
): Promise<Result<undefined, Refused>> {
  return deps.db.transaction(async (tx): Promise<Result<undefined, Refused>> => {
    const person = await lockPerson(tx, userId);
    // Deleted meanwhile, from another device: as they wish.
    if (!person) return ok(undefined);
    if (typed.trim().toLowerCase() !== person.email) return err('email_differs');
    const obstacles = await deps.findObstacles(tx, userId);
    if (obstacles.length > 0) return err('blocked', { obstacles });
    await endAccount(tx, deps, person);
    return ok(undefined);
  });
}
