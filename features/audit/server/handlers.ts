// The call of the audit's contract: the list for admins, whose reading is itself kept.

import { implement } from '@orpc/server';
import type { Database } from '../../../kit/server/db/database.ts';
import { decodeCursor, encodeCursor } from '../../../kit/server/db/page-cursor.ts';
import { type RequestContext, requireMember } from '../../../kit/server/http/context.ts';
import { auditContract } from '../contract.ts';
import { listEntries } from './entries-repo.ts';
import { listReadings, noteReading } from './readings-repo.ts';

const PAGE = 50;
const READERS = 12;

export function auditHandlers(db: Database) {
  const os = implement(auditContract).$context<RequestContext>();
  return os.router({
    list: os.list.handler(async ({ input: { cursor, action, actorId, subjectId }, context }) => {
      await noteReading(db, requireMember(context));
      const asked = { action, actorId, subjectId, before: decodeCursor(cursor), limit: PAGE + 1 };
      const found = await listEntries(db, asked);
      const page = found.slice(0, PAGE);
      const last = page.at(-1);
      return {
        entries: page.map(({ createdAt, ...entry }) => ({ ...entry, createdAt: createdAt.toISOString() })),
        nextCursor: found.length > PAGE && last ? encodeCursor(last) : null,
      };
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
