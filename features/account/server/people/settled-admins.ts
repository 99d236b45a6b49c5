// Which admins have been who they are for a while: the two who approve together must not be one person's work of today.

import { and, eq, gt, inArray, isNull, notExists, sql } from 'drizzle-orm';
import type { UserId } from '../../../../kit/core/user-id.ts';
import type { Executor } from '../../../../kit/server/db/database.ts';
import { accountEvents, users } from '../tables.ts';
import type { AccountEvent } from './people-repo.ts';

/** What puts an account into other hands, or gives it other rights. */
const UNSETTLING = [
  'role_changed',
  'password_reset',
  'email_changed',
  'second_factor_ended',
] as const satisfies readonly AccountEvent['kind'][];

/** Of these people, the admins who are not banned and to whose account nothing of that kind has happened since. */
export async function listSettledAdmins(
  db: Executor,
  people: readonly UserId[],
  since: Date,
): Promise<UserId[]> {
  const changes = db
    .select({ one: sql`1` })
    .from(accountEvents)
    .where(
      and(
        eq(accountEvents.userId, users.id),
        gt(accountEvents.at, since),
        inArray(accountEvents.kind, UNSETTLING),
      ),
    );
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(
      and(inArray(users.id, people), eq(users.role, 'admin'), isNull(users.bannedAt), notExists(changes)),
    );
  return rows.map(({ id }) => id);
}
