// What distribution works with.

import type { UserId } from '../../../kit/core/user-id.ts';
import type { Database, Executor } from '../../../kit/server/db/database.ts';
import type { RequestContext } from '../../../kit/server/http/request/context.ts';
import type { Sealer } from '../../../kit/server/seal.ts';
import type { PostNotice } from '../../notices/server/api.ts';
import type { DistributionTerms, Payee } from '../domain/index.ts';

export type DistributionDeps = {
  readonly db: Database;
  /** For payout details. */
  readonly sealer: Sealer;
  /** Names an account without telling it. */
  readonly payeeKey: (payee: Payee) => string;
  readonly postNotice: PostNotice;
  /** What somebody has said of their age: distributors are 16 or over. */
  readonly ageOf: (executor: Executor, userId: UserId) => Promise<'adult' | 'younger' | undefined>;
  /** Where the pages are that invite links lead to. */
  readonly publicUrl: () => string;
  /** Hears of whoever looks at the links that they share. */
  readonly noteSharing: (
    userId: UserId,
    visit: Pick<RequestContext, 'requestHeaders' | 'resHeaders' | 'address'>,
  ) => Promise<void>;
  /** The rates and limits in force at a moment. */
  readonly readTerms: (db: Executor, at: Date) => Promise<DistributionTerms>;
  /** Those in force at any time from one moment to another. */
  readonly readTermsOf: (db: Executor, from: Date, until: Date) => Promise<readonly DistributionTerms[]>;
};
