// Calls somebody by the name that they told in a talk, as long as they have chosen none themselves.

import { and, eq, isNull, sql } from 'drizzle-orm';
import type { UserId } from '../../../../kit/core/user-id.ts';
import type { Executor } from '../../../../kit/server/db/database.ts';
import { users } from '../tables.ts';

/** Nothing happens to a name of their own: only the part of the mail address before the @ gives way. */
export async function takeToldName(tx: Executor, userId: UserId, name: string): Promise<void> {
  const isAddress = eq(users.name, sql`split_part(${users.email}, '@', 1)`);
  await tx
    .update(users)
    .set({ name })
    .where(and(eq(users.id, userId), isNull(users.username), isAddress));
}
