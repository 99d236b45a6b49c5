// What the account's handlers work with.

import type { Locale } from '../../../kit/core/locale.ts';
import type { Database } from '../../../kit/server/db/database.ts';
import type { Mailer } from '../../../kit/server/mail/mail.ts';
import type { Auth } from './auth.ts';

export type AccountDeps = {
  readonly db: Database;
  readonly auth: Auth;
  readonly mailer: Mailer;
  readonly publicUrl: () => string;
  /** Hands a request for a reset link to a job, so that known and unknown addresses take the same time. */
  readonly queueReset: (request: { readonly email: string; readonly locale: Locale }) => Promise<void>;
  /** `Set-Cookie` values that make the browser forget its session. */
  readonly clearCookies: readonly string[];
};
