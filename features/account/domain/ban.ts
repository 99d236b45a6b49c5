// Why an account can be locked: causes that everybody is told in their own language, beside the operator's own words.

export const BAN_CAUSES = ['conduct', 'content', 'payment', 'security', 'duplicate', 'other'] as const;
export type BanCause = (typeof BAN_CAUSES)[number];

/** What the person who is locked out is told. */
export type BanNotice = {
  readonly cause: BanCause;
  /** In the operator's words, as they were written. */
  readonly reason: string;
  readonly since: Date;
  /** When it ends by itself; null: when an admin takes it off. */
  readonly until: Date | null;
  /** Where to write to; null while the site has named no address. */
  readonly contact: string | null;
  /** When they wrote what still waits for an answer; null: nothing waits. */
  readonly writtenAt: Date | null;
  /** With which they may write to the admins for an hour; null while something waits. */
  readonly answerToken: string | null;
};

/** How long their answer may be, in characters. */
export const BAN_ANSWER_MAX = 2000;

/** Whether a lock that was to end by itself has ended. */
export const isBanOver = (until: Date | null, now: Date): boolean => until !== null && until <= now;
