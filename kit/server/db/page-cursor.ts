// Reads lists page by page, newest first, by cursors of (moment, id).

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

/** What a query for a page is asked: rows after `before`, at most `limit`. */
export type PageRequest = { readonly before: PageKey | undefined; readonly limit: number };

type PageParams<Row> = {
  readonly cursor: string | undefined;
  /** Rows of a page; `50` unless said. */
  readonly size?: number;
  readonly read: (page: PageRequest) => Promise<readonly Row[]>;
};
type KeyedParams<Row> = PageParams<Row> & { readonly keyOf: (row: Row) => PageKey };
type Page<Row> = { readonly rows: readonly Row[]; readonly nextCursor: string | null };

/** A page of rows, and where the next begins: one row more is read than is shown, to know whether there is a next. */
export async function readPage<Row>(params: KeyedParams<Row>): Promise<Page<Row>>;
export async function readPage<Row extends PageKey>(params: PageParams<Row>): Promise<Page<Row>>;
export async function readPage<Row>({
  cursor,
  size = 50,
  read,
  keyOf,
}: PageParams<Row> & Partial<KeyedParams<Row>>): Promise<Page<Row>> {
  const found = await read({ before: decodeCursor(cursor), limit: size + 1 });
  const rows = found.slice(0, size);
  const last = rows.at(-1);
  if (found.length <= size || last === undefined) return { rows, nextCursor: null };
  // Without `keyOf`, the overload says that the row itself is a key.
  return { rows, nextCursor: encodeCursor(keyOf ? keyOf(last) : (last as Row & PageKey)) };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
