// A person's own invitations in numbers, and the rewards for them.

import { eq } from 'drizzle-orm';
import { err, type Failure, ok, type Result } from '../../../kit/core/result.ts';
import type { Executor } from '../../../kit/server/db/database.ts';
import { inLedgerTransaction } from '../../ledger/server/api.ts';
import { claimState, TIERS, type Tier, tierRules } from '../domain/index.ts';
import { personalCode } from './codes-repo.ts';
import type { ReferralDeps } from './deps.ts';
import { countInvitations } from './invitations-repo.ts';
import { referralRewards } from './tables.ts';

/** The link, the counters and each tier with its state. */
export async function readReferral(deps: ReferralDeps, db: Executor, userId: string) {
  const { code } = await personalCode(db, userId);
  const terms = await deps.readTerms(db, new Date());
  const counters = await countInvitations(db, userId);
  const claimed = await db.select().from(referralRewards).where(eq(referralRewards.userId, userId));
  const claimedAt = new Map(claimed.map((reward) => [reward.tier, reward.claimedAt]));
  const rules = tierRules(terms);
  const tiers = TIERS.map((tier) => ({
    tier,
    ...rules[tier],
    state: claimState({
      successful: counters.successful,
      needed: rules[tier].needed,
      isClaimed: claimedAt.has(tier),
    }),
    claimedAt: claimedAt.get(tier)?.toISOString() ?? null,
  }));
  const link = `${deps.publicUrl()}/invite/${code}`;
  return { code, link, guestMinutes: terms.guestMinutes, ...counters, tiers };
}

/** Grants a tier's reward, once for ever: the row that says so and the grant come together or not at all. */
export async function claimReward(
  deps: ReferralDeps,
  userId: string,
  tier: Tier,
): Promise<Result<undefined, Failure<'tier_not_reached'>>> {
  return inLedgerTransaction(deps.db, async (tx) => {
    const terms = await deps.readTerms(tx, new Date());
    const { needed, reward } = tierRules(terms)[tier];
    const { successful } = await countInvitations(tx, userId);
    const standing = { successful, needed, isClaimed: await isClaimed(tx, userId, tier) };
    const state = claimState(standing);
    if (state === 'not_eligible') return err('tier_not_reached');
    if (state === 'claimed') return ok(undefined);
    // Of claims at the same time the others wait here for the first, and then find its row.
    const [mine] = await tx
      .insert(referralRewards)
      .values({ userId, tier })
      .onConflictDoNothing()
      .returning();
    if (mine) {
      const key = `referral:${userId}:${tier}`;
      await deps.grantVip(tx, { userId, span: reward, key, source: 'referral', actorId: userId });
    }
    return ok(undefined);
  });
}

async function isClaimed(tx: Executor, userId: string, tier: Tier): Promise<boolean> {
  const claimed = await tx.select().from(referralRewards).where(eq(referralRewards.userId, userId));
  return claimed.some((reward) => reward.tier === tier);
}
