// A person's own invitations in numbers, and the rewards for them.

import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { err, type Failure, ok, type Result } from '../../../kit/core/result.ts';
import type { UserId } from '../../../kit/core/user-id.ts';
import type { Executor } from '../../../kit/server/db/database.ts';
import { inLedgerTransaction } from '../../ledger/server/api.ts';
import { claimState, TIERS, type Tier, tierRules } from '../domain/index.ts';
import { personalCode } from './codes-repo.ts';
import type { ReferralDeps } from './deps.ts';
import { countInvitations } from './invitations-repo.ts';
import { referralRewards } from './tables.ts';

/** The link, the counters and each tier with its state. */
export async function readReferral(deps: ReferralDeps, db: Executor, userId: UserId) {
  const { code } = await personalCode(db, userId);
  const terms = await deps.readTerms(db, new Date());
  const counters = await countInvitations(db, userId);
  const claimed = await listRewards(db, userId);
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

const keyOf = ({ userId, tier, times }: Pick<Reward, 'userId' | 'tier' | 'times'>) =>
  `referral:${userId}:${tier}${times === 1 ? '' : `:${times}`}`;

type ClaimFailure = Failure<'tier_not_reached'> | Failure<'mail_unverified'>;

/** Grants a tier's reward, once: the row that says so and the grant come together or not at all. */
export async function claimReward(
  deps: ReferralDeps,
  userId: UserId,
  tier: Tier,
): Promise<Result<undefined, ClaimFailure>> {
  return inLedgerTransaction(deps.db, async (tx) => {
    const terms = await deps.readTerms(tx, new Date());
    const { needed, reward } = tierRules(terms)[tier];
    const { successful } = await countInvitations(tx, userId);
    const isClaimed = (await listRewards(tx, userId)).some((known) => known.tier === tier);
    const state = claimState({ successful, needed, isClaimed });
    if (state === 'not_eligible') return err('tier_not_reached');
    if (state === 'claimed') return ok(undefined);
    if (!(await deps.isMailVerified(tx, userId))) return err('mail_unverified');
    const mine = await insertReward(tx, { userId, tier, needed });
    if (mine) {
      await deps.grantVip(tx, {
        userId,
        span: reward,
        key: keyOf(mine),
        source: 'referral',
        actorId: userId,
      });
    }
    return ok(undefined);
  });
}

type Reward = typeof referralRewards.$inferSelect;

/** What a person has claimed and still has. */
async function listRewards(db: Executor, userId: UserId): Promise<Reward[]> {
  return db
    .select()
    .from(referralRewards)
    .where(and(eq(referralRewards.userId, userId), isNull(referralRewards.revokedAt)));
}

/** Of claims at the same time the others wait here for the first, and then change nothing. */
async function insertReward(
  tx: Executor,
  { userId, tier, needed }: Pick<Reward, 'userId' | 'tier' | 'needed'>,
): Promise<Reward | undefined> {
  const [mine] = await tx
    .insert(referralRewards)
    .values({ userId, tier, needed })
    .onConflictDoUpdate({
      target: [referralRewards.userId, referralRewards.tier],
      set: { needed, revokedAt: null, claimedAt: sql`now()`, times: sql`${referralRewards.times} + 1` },
      setWhere: isNotNull(referralRewards.revokedAt),
    })
    .returning();
  return mine;
}

/** Takes back the rewards for which too few invitations are left, with what is left of their VIP. Answers which. */
export async function revokeRewards(
  { revokeVip }: Pick<ReferralDeps, 'revokeVip'>,
  tx: Executor,
  userId: UserId,
): Promise<Tier[]> {
  const { successful } = await countInvitations(tx, userId);
  const lost = (await listRewards(tx, userId)).filter(({ needed }) => needed > successful);
  for (const reward of lost) {
    const ofTier = and(eq(referralRewards.userId, userId), eq(referralRewards.tier, reward.tier));
    await tx.update(referralRewards).set({ revokedAt: sql`now()` }).where(ofTier);
    await revokeVip(tx, { userId, key: keyOf(reward) });
  }
  return lost.map(({ tier }) => tier);
}
