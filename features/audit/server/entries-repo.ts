// Reads the audit's entries, newest first.

import {
  and,
  desc,
  eq,
  gte,
  ilike,
  inArray,
  isNull,
  lt,
  ne,
  or,
  type SQL,
  type SQLWrapper,
  sql,
} from 'drizzle-orm';
import type { UserId } from '../../../kit/core/user-id.ts';
import type { Executor } from '../../../kit/server/db/database.ts';
import { olderThan, type PageRequest } from '../../../kit/server/db/page-cursor.ts';
import type { AuditAction, SubjectKind } from '../domain/index.ts';
import { auditEntries } from './tables.ts';

export type AuditEntry = typeof auditEntries.$inferSelect;

export type EntriesFilter = {
  readonly action?: AuditAction | undefined;
  readonly actorId?: UserId | 'system' | undefined;
  /** Stands in a name, or in a number or word that the entry shows. */
  readonly search?: string | undefined;
  /** Whose mail address `search` is, or begins: what they did, and what was done to them. */
  readonly people?: readonly UserId[];
  readonly kind?: SubjectKind | undefined;
  /** An id, or a whole name. */
  readonly subjectId?: string | undefined;
  /** Moments; the second is excluded. */
  readonly from?: string | undefined;
  readonly until?: string | undefined;
};

export async function listEntries(db: Executor, page: PageRequest & EntriesFilter): Promise<AuditEntry[]> {
  const { action, kind, subjectId, search = '', people = [], from, until, before, limit } = page;
  return db
    .select()
    .from(auditEntries)
    .where(
      and(
        action && eq(auditEntries.action, action),
        isBy(page.actorId),
        kind && eq(auditEntries.subjectKind, kind),
        subjectId === undefined ? undefined : isAbout(db, subjectId),
        search === '' ? undefined : or(hasInside(search), isOf(people)),
        from === undefined ? undefined : gte(auditEntries.createdAt, new Date(from)),
        until === undefined ? undefined : lt(auditEntries.createdAt, new Date(until)),
        olderThan(auditEntries, before),
      ),
    )
    .orderBy(desc(auditEntries.createdAt), desc(auditEntries.id))
    .limit(limit);
}

function isBy(actorId: EntriesFilter['actorId']): SQL | undefined {
  if (actorId === undefined) return undefined;
  return actorId === 'system' ? isNull(auditEntries.actorId) : eq(auditEntries.actorId, actorId);
}

function isOf(people: readonly UserId[]): SQL | undefined {
  if (people.length === 0) return undefined;
  return or(inArray(auditEntries.subjectId, [...people]), inArray(auditEntries.actorId, [...people]));
}

/** In what people read of the entry; the names of its facts are no part of that. */
function hasInside(search: string): SQL | undefined {
  const like = `%${search.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const { actorName, subjectName, subjectId, reason, before, after } = auditEntries;
  const inFacts = (facts: SQLWrapper) =>
    sql`exists (select from jsonb_each_text(${facts}) as fact where fact.value ilike ${like})`;
  return or(
    ...[actorName, subjectName, subjectId, reason].map((column) => ilike(column, like)),
    inFacts(before),
    inFacts(after),
  );
}

const ACTORS = 100;

/** The latest first. Goes from one person to the next by the index of actors: a few rows are read, however long the audit is. */
export async function listActors(db: Executor): Promise<{ id: UserId; name: string }[]> {
  const { actorId, actorName, createdAt, id } = auditEntries;
  const latestOf = (which: SQL) => sql`
    select ${actorId} as id, ${actorName} as name, ${createdAt} as acted_at from ${auditEntries}
    where ${which} order by ${actorId} desc, ${createdAt} desc, ${id} desc limit 1`;
  const { rows } = await db.execute<{ id: UserId; name: string }>(sql`
    with recursive actors as (
      (${latestOf(sql`${actorId} is not null`)})
      union all
      select latest.* from actors, lateral (${latestOf(sql`${actorId} < actors.id`)}) as latest
    )
    select id, name from actors order by acted_at desc limit ${ACTORS}`);
  return rows;
}

/** What was done to it, and what was done with money that was paid for it. */
function isAbout(db: Executor, asked: string): SQL | undefined {
  const { subjectId, subjectName, purchase } = auditEntries;
  const bought = sql<string>`split_part(${purchase}, '/', 1)`;
  const named = db.select({ id: subjectId }).from(auditEntries).where(eq(subjectName, asked));
  const ofPurchase = and(ne(purchase, ''), or(eq(bought, asked), inArray(bought, named)));
  return or(eq(subjectId, asked), eq(subjectName, asked), ofPurchase);
}

type AboutParams = {
  readonly subjectId: string;
  readonly actions: readonly AuditAction[];
  readonly limit: number;
};

/** What of these was done to one thing, the latest first. */
export const listEntriesAbout = (
  db: Executor,
  { subjectId, actions, limit }: AboutParams,
): Promise<AuditEntry[]> =>
  db
    .select()
    .from(auditEntries)
    .where(and(eq(auditEntries.subjectId, subjectId), inArray(auditEntries.action, [...actions])))
    .orderBy(desc(auditEntries.createdAt), desc(auditEntries.id))
    .limit(limit);
