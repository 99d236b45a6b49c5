// The number that a person can be called by.

import { eq } from 'drizzle-orm';
import type { Member } from '../../../../kit/core/access.ts';
import { err, type Failure, ok, type Result } from '../../../../kit/core/result.ts';
import type { UserId } from '../../../../kit/core/user-id.ts';
import type { Executor } from '../../../../kit/server/db/database.ts';
import { cleanPhone } from '../../domain/index.ts';
import type { AccountDeps } from '../deps.ts';
import { users } from '../tables.ts';

export async function readPhone(db: Executor, id: UserId): Promise<string | null> {
  const [row] = await db.select({ phone: users.phone }).from(users).where(eq(users.id, id));
  return row?.phone ?? null;
}

/** Nothing, or null, takes it away. */
export async function changePhone(
  { db }: Pick<AccountDeps, 'db'>,
  { id }: Member,
  typed: string | null,
): Promise<Result<string | null, Failure<'phone_invalid'>>> {
  const isNone = typed === null || typed.trim() === '';
  const phone = isNone ? null : cleanPhone(typed);
  if (phone === undefined) return err('phone_invalid');
  await db.update(users).set({ phone, updatedAt: new Date() }).where(eq(users.id, id));
  return ok(phone);
}
