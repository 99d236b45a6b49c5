// What orders work with.

import type { UserId } from '../../../kit/core/user-id.ts';
import type { Database, Executor } from '../../../kit/server/db/database.ts';
import type { Files } from '../../../kit/server/files/files.ts';
import type { Sealer } from '../../../kit/server/seal.ts';
import type { AiServices } from '../../ai-services/server/api.ts';
import type { CommissionPort } from '../../distribution/server/api.ts';
import type { PostNotice } from '../../notices/server/api.ts';
import type { RefundsPort } from '../../payments/server/api.ts';
import type { Address } from '../domain/index.ts';

export type OrdersDeps = {
  readonly db: Database;
  readonly files: Files;
  readonly refunds: RefundsPort;
  readonly commission: CommissionPort;
  readonly postNotice: PostNotice;
  /** For wishes in a language that an operator does not read. */
  readonly ai: Pick<AiServices, 'chainFor' | 'complete'>;
  /** For addresses. */
  readonly sealer: Sealer;
  /** Tells equal addresses of a person without telling them. */
  readonly fingerprint: (address: Address) => string;
  /** A keyed hash of a name or a word of one, however it is typed. */
  readonly nameKey: (name: string) => string;
  /** What the person has said of their age; undefined where nothing has needed it yet. */
  readonly ageOf: (executor: Executor, userId: UserId) => Promise<'adult' | 'younger' | undefined>;
  /** Whether a purchase of this size waits for the person to prove their mail address. */
  readonly waitsForEmail: (
    executor: Executor,
    purchase: { readonly userId: UserId; readonly amountFen: number },
  ) => Promise<boolean>;
};
