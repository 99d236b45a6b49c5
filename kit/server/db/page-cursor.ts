// Cursors for lists that are paged by (moment, id), newest first.

import { type Column, type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';

export type PageKey = { readonly createdAt: Date; readonly id: string };

const cursorSchema = z.tuple([z.iso.datetime(), z.uuid()]);

/** The cursor that continues after this row. */
export function encodeCursor({ createdAt, id }: PageKey): string {
  return Buffer.from(JSON.stringify([createdAt.toISOString(), id])).toString('base64url');
}

/** The row a received cursor points at; undefined for anything that we did not make, which means the first page. */
export function decodeCursor(cursor: string | undefined): PageKey | undefined {
  if (cursor === undefined) return undefined;
  const parsed = cursorSchema.safeParse(parseJson(Buffer.from(cursor, 'base64url').toString()));
  return parsed.success ? { createdAt: new Date(parsed.data[0]), id: parsed.data[1] } : undefined;
}

/** The condition for rows after the cursor in a table that is listed newest first; none for the first page. */
export function olderThan(
  table: { createdAt: Column; id: Column },
  before: PageKey | undefined,
): SQL | undefined {
  if (!before) return undefined;
  // Compared as a row, so that an index on both begins right there.
  return sql`(${table.createdAt}, ${table.id}) < (${before.createdAt}, ${before.id})`;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
