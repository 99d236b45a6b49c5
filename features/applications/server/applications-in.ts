// What any table of applications is asked and told: the latest of a person, a decision, a page of those in a state.

import { and, desc, eq } from 'drizzle-orm';
import type { PgColumn, PgTable, PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { UserId } from '../../../kit/core/user-id.ts';
import type { Executor } from '../../../kit/server/db/database.ts';
import { olderThan, readPage } from '../../../kit/server/db/page-cursor.ts';
import { emailOf, isVerifiedOf, nameOf } from '../../account/server/api.ts';
import type { ApplicationState } from '../domain/index.ts';
import type { Decided } from './decide.ts';

type ColumnName = 'id' | 'userId' | 'state' | 'reason' | 'decidedBy' | 'decidedAt' | 'createdAt';
/** A table of a feature's own: beside these columns stand the answers. */
type ApplicationTable = PgTable & Readonly<Record<ColumnName, PgColumn>>;

type StateRequest = { readonly state: ApplicationState; readonly cursor?: string | undefined };
type Applied = { readonly id: string; readonly createdAt: Date };

export function applicationsIn<Application extends Applied>(
  // Names the row once, for all that is read of it here.
  table: ApplicationTable & { readonly $inferSelect: Application },
) {
  // Drizzle cannot say what rows a table has that is a parameter: they are those of its own type.
  const asRows = (rows: readonly object[]) => rows as readonly Application[];
  const from: PgTable = table;
  return {
    latest: async (db: Executor, userId: UserId): Promise<Application | undefined> =>
      asRows(
        await db.select().from(from).where(eq(table.userId, userId)).orderBy(desc(table.createdAt)).limit(1),
      )[0],

    lock: async (tx: Executor, id: string): Promise<Application | undefined> =>
      asRows(await tx.select().from(from).where(eq(table.id, id)).for('update'))[0],

    store: async (tx: Executor, id: string, decided: Decided): Promise<Application> => {
      // As above: the columns are those that every such table has.
      const change = { ...decided, decidedAt: new Date() } as PgUpdateSetSource<PgTable>;
      const changed = await tx.update(from).set(change).where(eq(table.id, id)).returning();
      const [application] = asRows(changed);
      if (!application) throw new Error('an application that was locked is not there');
      return application;
    },

    /** Those in a state, newest first, with who asks. */
    page: (db: Executor, { state, cursor }: StateRequest) =>
      readPage({
        cursor,
        read: async ({ before, limit }) => {
          const rows = await db
            .select({
              application: from,
              applicant: {
                name: nameOf<string>(table.userId),
                email: emailOf<string>(table.userId),
                isEmailProven: isVerifiedOf<boolean>(table.userId),
              },
            })
            .from(from)
            .where(and(eq(table.state, state), olderThan(table, before)))
            .orderBy(desc(table.createdAt), desc(table.id))
            .limit(limit);
          const applications = asRows(rows.map(({ application }) => application));
          return rows.flatMap(({ applicant }, place) => {
            const application = applications[place];
            return application ? [{ application, ...applicant }] : [];
          });
        },
        keyOf: ({ application }) => application,
      }),
  };
}
