// Recognises two withdrawals to one payout account, without storing the account in readable form.

import { createHmac } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { UserId } from '../../../../kit/core/user-id.ts';
import type { Executor } from '../../../../kit/server/db/database.ts';
import type { Payee } from '../../domain/index.ts';
import { withdrawals } from '../tables.ts';

/** The same for an account however it is typed: case, spaces and hyphens do not count, nor does the holder's name. */
export function hashPayee(secret: string, { method, account }: Pick<Payee, 'method' | 'account'>): string {
  const plain = account.replace(/[\s-]+/g, '').toLowerCase();
  return createHmac('sha256', secret).update(`yulu payee\n${method}\n${plain}`).digest('base64url');
}

/** Whether two people have had money sent to one account. */
export async function haveOnePayee(db: Executor, one: UserId, other: UserId): Promise<boolean> {
  const theirs = alias(withdrawals, 'theirs');
  const [found] = await db
    .select({ id: withdrawals.id })
    .from(withdrawals)
    .innerJoin(theirs, and(eq(theirs.payeeKey, withdrawals.payeeKey), eq(theirs.personId, other)))
    .where(eq(withdrawals.personId, one))
    .limit(1);
  return found !== undefined;
}
