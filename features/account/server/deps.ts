// What the account's handlers work with.

import type { Locale } from '../../../kit/core/locale.ts';
import type { Database, Executor } from '../../../kit/server/db/database.ts';
import type { Mailer } from '../../../kit/server/mail/mail.ts';
import type { Auth } from './auth.ts';

export type AccountDeps = {
  readonly db: Database;
  readonly auth: Auth;
  readonly mailer: Mailer;
  readonly publicUrl: () => string;
  /** When the person's VIP ends, or ended; null for who never had it. */
  readonly vipUntil: (executor: Executor, userId: string) => Promise<Date | null>;
  /** Hands a request for a reset link to a job, so that known and unknown addresses take the same time. */
  readonly queueReset: (request: { readonly email: string; readonly locale: Locale }) => Promise<void>;
  /** `Set-Cookie` values that make the browser forget its session. */
  readonly clearCookies: readonly string[];
};
