import { describe, expect, it } from 'vitest';
import { type PageRequest, readPage } from './page-cursor.ts';

const ROWS = Array.from({ length: 5 }, (_, index) => ({
  id: `0190a1b2-0000-7000-8000-00000000000${index}`,
  createdAt: new Date(Date.UTC(2026, 2, 9 - index)),
}));

/** As a query would: rows after the key, newest first. */
const read = async ({ before, limit }: PageRequest) =>
  ROWS.filter(({ createdAt }) => !before || createdAt < before.createdAt).slice(0, limit);

async function readAll(size: number): Promise<string[][]> {
  const pages: string[][] = [];
  let cursor: string | undefined;
  do {
    const { rows, nextCursor } = await readPage({ cursor, size, read });
    pages.push(rows.map(({ id }) => id));
    cursor = nextCursor ?? undefined;
  } while (cursor !== undefined);
  return pages;
}

describe('a list that is read page by page', () => {
  it.each([1, 2, 4, 5, 6])('gives every row once and in order, %i at a time', async (size) => {
    const pages = await readAll(size);
    expect(pages.flat()).toEqual(ROWS.map(({ id }) => id));
    expect(pages.slice(0, -1).every((page) => page.length === size)).toBe(true);
  });

  it('has no empty last page', async () => {
    expect((await readPage({ cursor: undefined, size: 5, read })).nextCursor).toBeNull();
  });

  it('goes on by the key that a row is said to have', async () => {
    const wrapped = async (page: PageRequest) => (await read(page)).map((row) => ({ row }));
    const first = await readPage({ cursor: undefined, size: 2, read: wrapped, keyOf: ({ row }) => row });
    const next = await readPage({
      cursor: first.nextCursor ?? undefined,
      size: 2,
      read: wrapped,
      keyOf: ({ row }) => row,
    });
    expect(next.rows.map(({ row }) => row.id)).toEqual([ROWS[2]?.id, ROWS[3]?.id]);
  });

  it.each(['nonsense', Buffer.from('["2026-03-09", 1]').toString('base64url')])(
    'begins at the first page for a cursor that is not ours: %s',
    async (cursor) => {
      expect((await readPage({ cursor, size: 1, read })).rows).toEqual([ROWS[0]]);
    },
  );
});
