// How far the statement of an account has been read, and what it came to until there.

export type Position = {
  readonly accountId: string;
  /** The number of the last entry that was read; 0 before the first. */
  readonly number: number;
  /** The sum of the entries until there; text, so that no size of a fault is rounded away. */
  readonly balance: string;
  /** The sum of 60 bits of a hash of each of their journals: one journal that is changed makes it another. */
  readonly fingerprint: string;
  /** A gap was found before: the account is named once. */
  readonly isBroken?: boolean | undefined;
};

export const beginningOf = (accountId: string): Position => ({
  accountId,
  number: 0,
  balance: '0',
  fingerprint: '0',
});
