// Extra time, which does not run out with the day: given, or made of a booster pack.

import { err, type Failure, ok, type Result } from '../../../kit/core/result.ts';
import type { UserId } from '../../../kit/core/user-id.ts';
import type { Executor } from '../../../kit/server/db/database.ts';
import type { JournalKind } from '../../ledger/domain/index.ts';
import { findAccount, openAccount, type Posted, post } from '../../ledger/server/api.ts';
import { BOOSTER_SECONDS, STUDY_TIME_JOURNALS } from '../domain/index.ts';

type Grant = {
  readonly userId: UserId;
  readonly seconds: number;
  /** What it is given for, as the feature that gives has declared. */
  readonly kind: JournalKind;
  /** Names the event that gives it; the same key again gives nothing more. */
  readonly key: string;
};

/** Gives extra time, once per key. Throws for a key that has given something else. */
export async function grantExtraTime(tx: Executor, { userId, seconds, kind, key }: Grant): Promise<void> {
  const from = await openAccount(tx, { kind: 'minutes_issued', for: userId });
  const to = await openAccount(tx, { kind: 'minutes_extra', owner: userId });
  const posted = await post(tx, { key, kind, actorId: null, transfers: [{ from, to, amount: seconds }] });
  if (!posted.ok) throw new Error(`extra time could not be given: ${posted.error.code}`);
}

type Application = { readonly userId: UserId; readonly key: string; readonly actorId: UserId | null };

/** Makes one of the person's booster packs extra time, once per key; `none_owned` when they have none left. */
export async function applyBooster(
  tx: Executor,
  { userId, key, actorId }: Application,
): Promise<Result<Posted, Failure<'none_owned'>>> {
  const from = await openAccount(tx, { kind: 'minutes_boosters', owner: userId });
  const to = await openAccount(tx, { kind: 'minutes_extra', owner: userId });
  const transfers = [{ from, to, amount: BOOSTER_SECONDS }];
  const posted = await post(tx, {
    key,
    kind: STUDY_TIME_JOURNALS['study_time.booster_applied'],
    actorId,
    transfers,
  });
  if (posted.ok) return ok(posted.value);
  if (posted.error.code === 'overdraft') return err('none_owned');
  throw new Error(`a booster pack could not be applied: ${posted.error.code}`);
}

/** Booster packs that are bought and not applied. */
export async function countBoosters(db: Executor, userId: UserId): Promise<number> {
  const account = await findAccount(db, { kind: 'minutes_boosters', owner: userId });
  return Math.floor((account?.balance ?? 0) / BOOSTER_SECONDS);
}
