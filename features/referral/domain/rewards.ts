// What an inviter gets for successful invitations, and when it may be claimed.

/** `tier` is the name under which it is claimed, once per person and for ever; the numbers may change. */
export const TIERS = ['first', 'second'] as const;
export type Tier = (typeof TIERS)[number];

export type RewardSpan = { readonly days: number } | { readonly months: number };

export type ReferralTerms = {
  /** Study time that a guest gets for registering with a code, once. */
  readonly guestMinutes: number;
  /** So many successful invitations each tier needs, and so much VIP it gives. */
  readonly firstNeeded: number;
  readonly firstDays: number;
  readonly secondNeeded: number;
  readonly secondMonths: number;
};

export type TierRule = { readonly needed: number; readonly reward: RewardSpan };

export const tierRules = (terms: ReferralTerms): Readonly<Record<Tier, TierRule>> => ({
  first: { needed: terms.firstNeeded, reward: { days: terms.firstDays } },
  second: { needed: terms.secondNeeded, reward: { months: terms.secondMonths } },
});

/** `claiming` is what a page shows while it waits for the answer. */
export type ClaimState = 'not_eligible' | 'claimable' | 'claiming' | 'claimed';

type TierState = { readonly successful: number; readonly needed: number; readonly isClaimed: boolean };

/** What was claimed stays claimed; what was taken back, since its invitations were made up, can be claimed anew. */
export function claimState({ successful, needed, isClaimed }: TierState): Exclude<ClaimState, 'claiming'> {
  if (isClaimed) return 'claimed';
  return successful >= needed ? 'claimable' : 'not_eligible';
}
