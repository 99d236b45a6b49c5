// What inviting works with, and what it needs of other features.

import type { UserId } from '../../../kit/core/user-id.ts';
import type { Database, Executor } from '../../../kit/server/db/database.ts';
import type { JournalKind } from '../../ledger/domain/index.ts';
import type { ReferralTerms, RewardSpan } from '../domain/index.ts';

export type ReferralDeps = {
  readonly db: Database;
  readonly secret: string;
  readonly isHttps: boolean;
  readonly publicUrl: () => string;
  readonly readTerms: (db: Executor, at: Date) => Promise<ReferralTerms>;
  /** Gives study time that does not run out; the same key again gives nothing. */
  readonly grantExtraTime: (
    tx: Executor,
    grant: {
      readonly userId: UserId;
      readonly seconds: number;
      readonly kind: JournalKind;
      readonly key: string;
    },
  ) => Promise<unknown>;
  /** Gives VIP; the same key again gives nothing. */
  readonly grantVip: (
    tx: Executor,
    grant: {
      readonly userId: UserId;
      readonly span: RewardSpan;
      readonly key: string;
      readonly source: 'referral';
      readonly actorId: UserId;
    },
  ) => Promise<unknown>;
  /** Takes back what is left of VIP that was given under a key; the same key again takes nothing. */
  readonly revokeVip: (
    tx: Executor,
    grant: { readonly userId: UserId; readonly key: string },
  ) => Promise<unknown>;
  /** Whether the person can be reached at the mail address of the account. */
  readonly isMailVerified: (db: Executor, userId: UserId) => Promise<boolean>;
  /** Hears of an invitation that an admin has rejected, in that transaction. */
  readonly onRejected: (
    tx: Executor,
    rejected: { readonly invitedId: UserId; readonly actorId: UserId },
  ) => Promise<void>;
};
