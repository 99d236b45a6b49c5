// What other features ask about people, so that the account's table stays its own: by ids, or in their own queries.

import { and, asc, type Column, desc, eq, inArray, isNull, like, or, type SQL, sql } from 'drizzle-orm';
import type { Role } from '../../../../kit/core/access.ts';
import type { Locale } from '../../../../kit/core/locale.ts';
import { type UserId, userIdSchema } from '../../../../kit/core/user-id.ts';
import type { Executor } from '../../../../kit/server/db/database.ts';
import { olderThan, type PageRequest } from '../../../../kit/server/db/page-cursor.ts';
import { users } from '../tables.ts';
import { usernameKey } from './username-key.ts';

const found = {
  id: users.id,
  name: users.name,
  email: users.email,
  role: users.role,
  bannedAt: users.bannedAt,
  createdAt: users.createdAt,
};

export type FoundPerson = Pick<typeof users.$inferSelect, keyof typeof found>;

/** Those of these people who are there, by id. */
export async function findPeople(
  db: Executor,
  ids: readonly UserId[],
): Promise<ReadonlyMap<string, FoundPerson>> {
  if (ids.length === 0) return new Map();
  const people = await db.select(found).from(users).where(inArray(users.id, ids));
  return new Map(people.map((person) => [person.id, person]));
}

/** The person, whose row stays locked until the end of the transaction: their role does not change meanwhile. */
export async function lockPerson(tx: Executor, id: UserId): Promise<FoundPerson | undefined> {
  const [person] = await tx.select(found).from(users).where(eq(users.id, id)).for('update');
  return person;
}

/** The names of those among these ids that are people, by id. */
export async function namesOf(db: Executor, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const people = await findPeople(
    db,
    ids.flatMap((id) => userIdSchema.safeParse(id).data ?? []),
  );
  return new Map([...people.values()].map(({ id, name }) => [id, name]));
}

/** The ids of those who have these usernames, by the name as it was asked for. */
export async function findByUsernames(
  db: Executor,
  usernames: readonly string[],
): Promise<ReadonlyMap<string, UserId>> {
  if (usernames.length === 0) return new Map();
  const people = await db
    .select({ id: users.id, username: users.username })
    .from(users)
    // By the index; of names that look alike, only the one that was meant stays.
    .where(inArray(users.usernameKey, [...new Set(usernames.map(usernameKey))]));
  const ids = new Map(people.map(({ id, username }) => [username?.toLowerCase(), id]));
  return new Map(
    usernames.flatMap((name): [string, UserId][] => {
      const id = ids.get(name.toLowerCase());
      return id === undefined ? [] : [[name, id]];
    }),
  );
}

/** More people than a search can mean; who types on gets fewer. */
const SEARCH_MAX = 100;

/** Conditions: the mail address, or the username, begins with this, in any case. Each has an index of its own. */
function beginnings(search: string): readonly SQL[] {
  const prefix = `${search.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
  return [like(sql`lower(${users.email})`, prefix), like(sql`lower(${users.username})`, prefix)];
}

/** As the index of `tables.sql` has it; a search never reaches from one of the three into the next. */
const searched = sql`lower(${users.name} || chr(10) || coalesce(${users.username}, '') || chr(10) || ${users.email})`;

/** Condition: the person has this id, or it stands in their name, username or mail address. */
export function isMeantBy(search: string): SQL | undefined {
  const id = userIdSchema.safeParse(search.toLowerCase());
  if (id.success) return eq(users.id, id.data);
  // One character has no neighbours to look up.
  return [...search].length < 2 ? or(...beginnings(search)) : holds(search);
}

/** An index knows the runs of two and of three characters, in any script; the longer ones fit fewer people. */
const LONGEST_RUN = 3;

/** By the runs of characters in it, then by the text itself. */
function holds(search: string): SQL | undefined {
  const size = Math.min(LONGEST_RUN, [...search].length);
  const pattern = `%${search.replace(/[\\%_]/g, '\\$&')}%`;
  return and(
    sql`"public"."searched_runs"(${searched}) @> "public"."character_runs"(lower(${search}), ${size}::integer)`,
    sql`${searched} like lower(${pattern})`,
  );
}

/**
 * The ids of the people who are meant by this, as the admins' list of people has it; at most a hundred, first those whose
 * name or address begins with it.
 */
export async function searchPeople(db: Executor, search: string): Promise<UserId[]> {
  const found = new Set<UserId>();
  for (const condition of [...beginnings(search), isMeantBy(search)]) {
    const people = await db.select({ id: users.id }).from(users).where(condition).limit(SEARCH_MAX);
    for (const { id } of people) found.add(id);
    // Whoever holds it anywhere is looked for among all who do: an intersection of long lists.
    if (found.size >= SEARCH_MAX) break;
  }
  return [...found].slice(0, SEARCH_MAX);
}

/** People of a role, the newest first. */
export async function listPeopleOfRole(
  db: Executor,
  role: Role,
  { before, limit }: PageRequest,
): Promise<FoundPerson[]> {
  return db
    .select(found)
    .from(users)
    .where(and(eq(users.role, role), olderThan(users, before)))
    .orderBy(desc(users.createdAt), desc(users.id))
    .limit(limit);
}

/** The language in which somebody reads the pages; undefined where they never have, or are gone. */
export async function findLocale(db: Executor, id: UserId): Promise<Locale | undefined> {
  const [person] = await db.select({ locale: users.locale }).from(users).where(eq(users.id, id));
  return person?.locale ?? undefined;
}

/** The language in which each of these reads the pages, where that is known. */
export async function localesOf(
  db: Executor,
  ids: readonly UserId[],
): Promise<ReadonlyMap<UserId, Locale | null>> {
  if (ids.length === 0) return new Map();
  const people = await db
    .select({ id: users.id, locale: users.locale })
    .from(users)
    .where(inArray(users.id, [...new Set(ids)]));
  return new Map(people.map(({ id, locale }) => [id, locale]));
}

/** All people of a role who may come in, in one order whoever asks. */
export async function listIdsOfRole(db: Executor, role: Role): Promise<UserId[]> {
  const people = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.role, role), isNull(users.bannedAt)))
    .orderBy(asc(users.id));
  return people.map(({ id }) => id);
}

// For queries of other features. Each part stands in a template of its own: of a query without a join drizzle names the
// columns of a template alone, and `id` would be the person's.
const whole = (column: Column): SQL => sql`${column}`;

/** The name of the person whose id a column holds; null where that person is gone, or nobody is named. */
export const nameOf = <Name extends string | null = string | null>(id: Column): SQL<Name> =>
  sql<Name>`(select ${whole(users.name)} from ${users} where ${whole(users.id)} = ${whole(id)})`;

/** The mail address of the person whose id a column holds; null where that person is gone. */
export const emailOf = <Email extends string | null = string | null>(id: Column): SQL<Email> =>
  sql<Email>`(select ${whole(users.email)} from ${users} where ${whole(users.id)} = ${whole(id)})`;

/** Whether the mail address of the person whose id a column holds is proven; null where that person is gone. */
export const isVerifiedOf = <Is extends boolean | null = boolean | null>(id: Column): SQL<Is> =>
  sql<Is>`(select ${whole(users.emailVerified)} from ${users} where ${whole(users.id)} = ${whole(id)})`;

/** Whether the account of the person whose id a column holds is locked; null where that person is gone. */
export const isLockedOf = <Is extends boolean | null = boolean>(id: Column): SQL<Is> =>
  sql<Is>`(select ${whole(users.bannedAt)} is not null from ${users} where ${whole(users.id)} = ${whole(id)})`;
