// The call of the audit's contract: the list for admins, whose reading is itself kept.

import { implement } from '@orpc/server';
import type { Database } from '../../../kit/server/db/database.ts';
import { readPage } from '../../../kit/server/db/page-cursor.ts';
import { type RequestContext, requireMember } from '../../../kit/server/http/request/context.ts';
import { auditContract } from '../contract.ts';
import { type EntriesFilter, listActors, listEntries } from './entries-repo.ts';
import { listReadings, noteReading } from './readings-repo.ts';

const READERS = 12;
const EXPORTED_AT_ONCE = 2000;

export function auditHandlers(db: Database) {
  const os = implement(auditContract).$context<RequestContext>();
  return os.router({
    list: os.list.handler(async ({ input: { cursor, ...filter }, context }) => {
      await noteReading(db, requireMember(context));
      return readEntries(db, filter, cursor);
    }),
    actors: os.actors.handler(() => listActors(db)),
    export: os.export.handler(async ({ input: { cursor, ...filter }, context }) => {
      if (cursor === undefined) await noteReading(db, requireMember(context));
      return readEntries(db, filter, cursor, EXPORTED_AT_ONCE);
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

async function readEntries(db: Database, filter: EntriesFilter, cursor: string | undefined, size?: number) {
  const { rows, nextCursor } = await readPage({
    cursor,
    ...(size === undefined ? {} : { size }),
    read: (page) => listEntries(db, { ...filter, ...page }),
  });
  const entries = rows.map(({ createdAt, purchase: _purchase, ...entry }) => ({
    ...entry,
    createdAt: createdAt.toISOString(),
  }));
  return { entries, nextCursor };
}
