// The demo's people: one account for each base role, with passwords made for this database alone.

import { randomInt } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Role } from '../../../../kit/core/access.ts';
import type { UserId } from '../../../../kit/core/user-id.ts';
import type { Executor } from '../../../../kit/server/db/database.ts';
import type { Person } from '../people/people-repo.ts';
import { accountEvents, users } from '../tables.ts';
import { type Operator, openAccount } from './operate.ts';

const DAY_MS = 24 * 3600 * 1000;
const PASSWORD_LENGTH = 12;
/** Without the letters and digits that are taken for one another. */
const PASSWORD_LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';

const WHO = {
  student: { username: 'lucas', daysAgo: 41 },
  teacher: { username: 'marta', daysAgo: 45 },
  distributor: { username: 'grace', daysAgo: 31 },
  admin: { username: 'mei', daysAgo: 60 },
} as const satisfies Record<Role, { username: string; daysAgo: number }>;

export type DemoPerson = Person & { readonly password: string };
export type DemoPeople = Readonly<Record<Role, DemoPerson>>;

/** Whether anybody has an account here: then the database is in use. */
export async function hasPeople(db: Executor): Promise<boolean> {
  return (await db.select({ id: users.id }).from(users).limit(1)).length > 0;
}

/** Opens the demo's accounts as of some weeks before `now`. */
export async function fillPeople(operator: Operator, now: Date): Promise<DemoPeople> {
  return {
    admin: await open(operator, 'admin', now),
    teacher: await open(operator, 'teacher', now),
    student: await open(operator, 'student', now),
    distributor: await open(operator, 'distributor', now),
  };
}

/** As if its owner had opened the link of the first mail. */
export async function confirmAddress(db: Executor, email: string): Promise<void> {
  await db.update(users).set({ emailVerified: true }).where(eq(users.email, email));
}

/** As if it had been opened at that moment. */
export async function backdateAccount(db: Executor, id: UserId, at: Date): Promise<void> {
  await db.update(users).set({ createdAt: at }).where(eq(users.id, id));
  await db.update(accountEvents).set({ at }).where(eq(accountEvents.userId, id));
}

/** Takes everybody away again, and with them all that is theirs. */
export async function removePeople(db: Executor): Promise<void> {
  await db.delete(users);
}

async function open(operator: Operator, role: Role, now: Date): Promise<DemoPerson> {
  const { username, daysAgo } = WHO[role];
  const password = newPassword();
  const opened = await openAccount(operator, { username, email: `${username}@example.org`, password }, role);
  if (!opened.ok) throw new Error(`the demo could not open an account: ${opened.error.code}`);
  const at = new Date(now.getTime() - daysAgo * DAY_MS);
  const { id } = opened.value;
  await operator.db
    .update(users)
    .set({ createdAt: at, updatedAt: at, emailVerified: true })
    .where(eq(users.id, id));
  await operator.db.update(accountEvents).set({ at }).where(eq(accountEvents.userId, id));
  return { ...opened.value, createdAt: at, updatedAt: at, password };
}

function newPassword(): string {
  return Array.from({ length: PASSWORD_LENGTH }, () =>
    PASSWORD_LETTERS.charAt(randomInt(PASSWORD_LETTERS.length)),
  ).join('');
}
