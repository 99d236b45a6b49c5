// The call of the audit's contract: the list for admins, whose reading is itself kept.

import { implement } from '@orpc/server';
import type { UserId } from '../../../kit/core/user-id.ts';
import type { Database, Executor } from '../../../kit/server/db/database.ts';
import { readPage } from '../../../kit/server/db/page-cursor.ts';
import { type RequestContext, requireMember } from '../../../kit/server/http/request/context.ts';
import { auditContract } from '../contract.ts';
import { type EntriesFilter, listActors, listEntries } from './entries-repo.ts';
import { listReadings, noteReading } from './readings-repo.ts';

const READERS = 12;
const EXPORTED_AT_ONCE = 2000;

export type AuditDeps = {
  readonly db: Database;
  /** Given, since the account writes into the audit, too: the people whom a mail address means. */
  readonly searchPeople: (db: Executor, search: string) => Promise<readonly UserId[]>;
};

export function auditHandlers(deps: AuditDeps) {
  const { db } = deps;
  const os = implement(auditContract).$context<RequestContext>();
  return os.router({
    list: os.list.handler(async ({ input: { cursor, ...filter }, context }) => {
      await noteReading(db, requireMember(context));
      return readEntries(deps, filter, cursor);
    }),
    actors: os.actors.handler(() => listActors(db)),
    export: os.export.handler(async ({ input: { cursor, ...filter }, context }) => {
      if (cursor === undefined) await noteReading(db, requireMember(context));
      return readEntries(deps, filter, cursor, EXPORTED_AT_ONCE);
    }),
    readers: os.readers.handler(async () =>
      (await listReadings(db, READERS)).map(({ readerId, readerName, times, lastAt, hour }) => ({
        readerId,
        readerName,
        times,
        hour: hour.toISOString(),
        lastAt: lastAt.toISOString(),
      })),
    ),
  });
}

type Filters = Omit<EntriesFilter, 'people'>;

async function readEntries(
  { db, searchPeople }: AuditDeps,
  filter: Filters,
  cursor: string | undefined,
  size?: number,
) {
  const { search = '' } = filter;
  // An entry has names; whose address it is, the account knows.
  const people = search.includes('@') ? await searchPeople(db, search) : [];
  const { rows, nextCursor } = await readPage({
    cursor,
    ...(size === undefined ? {} : { size }),
    read: (page) => listEntries(db, { ...filter, people, ...page }),
  });
  const entries = rows.map(({ createdAt, purchase: _purchase, ...entry }) => ({
    ...entry,
    createdAt: createdAt.toISOString(),
  }));
  return { entries, nextCursor };
}
