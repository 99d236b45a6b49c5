// Pages of lists that are read one row further than they are shown.

import { encodeCursor, type PageKey } from '../../../../kit/server/db/page-cursor.ts';

export const PAGE = 50;

/** The page out of `PAGE + 1` rows, and where the next begins. */
export function pageOf<Row>(
  found: readonly Row[],
  keyOf: (row: Row) => PageKey,
): { readonly rows: readonly Row[]; readonly nextCursor: string | null };
export function pageOf<Row extends PageKey>(
  found: readonly Row[],
): { readonly rows: readonly Row[]; readonly nextCursor: string | null };
export function pageOf<Row>(found: readonly Row[], keyOf?: (row: Row) => PageKey) {
  const rows = found.slice(0, PAGE);
  const last = rows.at(-1);
  if (found.length <= PAGE || last === undefined) return { rows, nextCursor: null };
  // Without a way to the key, the overload says that the row itself is one.
  return { rows, nextCursor: encodeCursor(keyOf ? keyOf(last) : (last as PageKey)) };
}
