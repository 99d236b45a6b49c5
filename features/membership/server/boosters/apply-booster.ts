// Applies a booster pack: at most so many in a month of the learner's calendar, however many taps come at once.

import { err, type Failure, ok, type Result } from '../../../../kit/core/result.ts';
import type { UserId } from '../../../../kit/core/user-id.ts';
import type { Database, Executor } from '../../../../kit/server/db/database.ts';
import { inLedgerTransaction } from '../../../ledger/server/api.ts';
import { readSettings } from '../../../settings/server/api.ts';
import { applyBooster, localDay } from '../../../study-time/server/api.ts';
import { membershipArea } from '../../domain/index.ts';
import { lockMembership } from '../grants/lock-membership.ts';
import { countApplied, countOwned, findApplication, insertApplication } from './boosters-repo.ts';

export type BoosterState = {
  readonly owned: number;
  readonly appliedThisMonth: number;
  readonly mostPerMonth: number;
  readonly month: string;
};

type Application = { readonly id: string; readonly userId: UserId };
type ApplyFailure = Failure<'no_booster' | 'used_up' | 'application_taken'>;

/** How many booster packs a person owns and has applied this month, and how many they may. */
export async function readBoosters(executor: Executor, userId: UserId, now: Date): Promise<BoosterState> {
  const { month } = await localDay(executor, userId, now);
  const { values } = await readSettings(executor, membershipArea, now);
  return {
    owned: await countOwned(executor, userId),
    appliedThisMonth: await countApplied(executor, { userId, month }),
    mostPerMonth: values.boostersPerMonth,
    month,
  };
}

/** Applies one pack, or finds that this id has applied one. */
export async function applyOne(
  db: Database,
  { id, userId }: Application,
): Promise<Result<BoosterState, ApplyFailure>> {
  return inLedgerTransaction(db, async (tx) => {
    const now = await lockMembership(tx, userId);
    const known = await findApplication(tx, id);
    if (known && known.userId !== userId) return err('application_taken');
    const state = await readBoosters(tx, userId, now);
    if (known) return ok(state);
    if (state.appliedThisMonth >= state.mostPerMonth) return err('used_up');
    if (state.owned < 1) return err('no_booster');
    const key = `booster:${id}:applied`;
    const applied = await applyBooster(tx, { userId, key, actorId: userId });
    if (!applied.ok) return err('no_booster');
    const { month } = state;
    const number = state.appliedThisMonth + 1;
    await insertApplication(tx, { id, userId, month, number, createdAt: now });
    return ok({ ...state, owned: state.owned - 1, appliedThisMonth: number });
  });
}
