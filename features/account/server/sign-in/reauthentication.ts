// Proving again, inside a session, that its owner is there: asked for before what moves money or rights.

import { and, eq, sql } from 'drizzle-orm';
import type { Member } from '../../../../kit/core/access.ts';
import { err, type Failure, ok, type Result } from '../../../../kit/core/result.ts';
import { provePassword } from '../credentials/password.ts';
import type { AccountDeps } from '../deps.ts';
import { spendCode } from '../second-factor/spend-code.ts';
import { sessions } from '../tables.ts';

/** For so long a session counts as reauthenticated; all processes go by the database's clock. */
const VALID_SECONDS = 600;

/** Of the row of a session, as a column of a query. */
export const isReauthenticated = () =>
  sql<boolean>`coalesce(${sessions.reauthenticatedAt} > now() - make_interval(secs => ${sql.raw(String(VALID_SECONDS))}), false)`;

export type Proof = { readonly password: string; readonly code?: string | undefined };

/** Marks the session of the caller; it alone, and only for a while. Answers for how many seconds. */
export async function reauthenticate(
  deps: Pick<AccountDeps, 'db' | 'auth' | 'sealer' | 'secret'>,
  { id, sessionId, hasSecondFactor }: Pick<Member, 'id' | 'sessionId' | 'hasSecondFactor'>,
  { password, code }: Proof,
): Promise<Result<number, Failure<'password_wrong' | 'code_needed' | 'code_wrong'>>> {
  const { db } = deps;
  if (!(await provePassword(deps, id, password))) return err('password_wrong');
  if (hasSecondFactor) {
    if (code === undefined) return err('code_needed');
    if (!(await spendCode(deps, id, code))) return err('code_wrong');
  }
  await db
    .update(sessions)
    .set({ reauthenticatedAt: sql`now()` })
    .where(and(eq(sessions.id, sessionId), eq(sessions.userId, id)));
  return ok(VALID_SECONDS);
}
