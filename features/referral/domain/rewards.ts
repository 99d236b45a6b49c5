// What an inviter gets for successful invitations, and when it may be claimed.

/** `tier` is the name under which it is claimed, once per person and for ever; the numbers may change. */
export const TIERS = ['first', 'second'] as const;

/** `claiming` is what a page shows while it waits for the answer. */
export const CLAIM_STATES = ['not_eligible', 'claimable', 'claiming', 'claimed'] as const;
export type ClaimState = (typeof CLAIM_STATES)[number];

type Standing = { readonly successful: number; readonly needed: number; readonly isClaimed: boolean };

/** What was claimed stays claimed, also when fewer invitations count afterwards. */
export function claimState({ successful, needed, isClaimed }: Standing): Exclude<ClaimState, 'claiming'> {
  if (isClaimed) return 'claimed';
  return successful >= needed ? 'claimable' : 'not_eligible';
}

/** An invitation succeeds when the guest has studied on two different days, each as their own calendar says. */
export type StudyProgress = { readonly firstStudyDay: string | null; readonly hasSucceeded: boolean };

/** `date` as yyyy-mm-dd; the same day again changes nothing. */
export function countStudyDay({ firstStudyDay, hasSucceeded }: StudyProgress, date: string): StudyProgress {
  if (firstStudyDay === null) return { firstStudyDay: date, hasSucceeded };
  return { firstStudyDay, hasSucceeded: hasSucceeded || firstStudyDay !== date };
}
