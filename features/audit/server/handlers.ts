// The call of the audit's contract: the list for admins, whose reading is itself kept.

import { implement } from '@orpc/server';
import type { Database } from '../../../kit/server/db/database.ts';
import { readPage } from '../../../kit/server/db/page-cursor.ts';
import { type RequestContext, requireMember } from '../../../kit/server/http/request/context.ts';
import { auditContract } from '../contract.ts';
import { listActors, listEntries } from './entries-repo.ts';
import { exportEntries } from './export-entries.ts';
import { listReadings, noteReading } from './readings-repo.ts';

const READERS = 12;

export function auditHandlers(db: Database) {
  const os = implement(auditContract).$context<RequestContext>();
  return os.router({
    list: os.list.handler(async ({ input: { cursor, ...filter }, context }) => {
      await noteReading(db, requireMember(context));
      const { rows, nextCursor } = await readPage({
        cursor,
        read: (page) => listEntries(db, { ...filter, ...page }),
      });
      const entries = rows.map(({ createdAt, purchase: _purchase, ...entry }) => ({
        ...entry,
        createdAt: createdAt.toISOString(),
      }));
      return { entries, nextCursor };
    }),
    actors: os.actors.handler(() => listActors(db)),
    export: os.export.handler(async ({ input: { cursor, ...filter }, context }) => {
      if (cursor === undefined) await noteReading(db, requireMember(context));
      return exportEntries(db, { filter, cursor, locale: context.locale });
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
