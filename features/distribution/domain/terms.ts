// The rates, spans and limits of distribution.

export type DistributionTerms = {
  /** Of what an invited person pays for memberships and boosters, in hundredths of a percent. */
  readonly membershipRate: number;
  /** Of the service fee of an invited person's orders, in hundredths of a percent. */
  readonly orderFeeRate: number;
  /** For how many days from registration an invited person's payments earn. */
  readonly earningDays: number;
  /** How many days a commission waits, so that a refund can still take it back. */
  readonly holdDays: number;
  readonly minimumWithdrawalFen: number;
  /** A withdrawal above this needs a second admin. */
  readonly secondApprovalFen: number;
};

const DAY_MS = 24 * 3600 * 1000;

export const addDays = (from: Date, days: number): Date => new Date(from.getTime() + days * DAY_MS);

/** Whether a payment at `at` is within the time in which somebody who came at `cameAt` earns for their inviter. */
export function isEarning(cameAt: Date, at: Date, { earningDays }: DistributionTerms): boolean {
  return at.getTime() < addDays(cameAt, earningDays).getTime();
}
