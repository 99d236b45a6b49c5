// What the decks of a collection are called, by their ids.

import type { DatabaseSync } from 'node:sqlite';
import * as z from 'zod';
import { parseJson } from './parse-json.ts';

const DECKS = z.record(z.string(), z.object({ name: z.string() }));

/** Newer collections put this between a deck and the one above it. */
const LEVEL_END = '\u001f';

/** Full names, as `above::below`. A collection whose decks cannot be read still has its words. */
export function readDecks(db: DatabaseSync, tables: ReadonlySet<string>): ReadonlyMap<string, string> {
  if (tables.has('decks')) return fromTable(db);
  const decks = DECKS.safeParse(parseJson(db.prepare('select decks from col').get()?.['decks']));
  return new Map(Object.entries(decks.data ?? {}).map(([id, { name }]) => [id, name]));
}

const fromTable = (db: DatabaseSync) =>
  new Map(
    db
      .prepare('select cast(id as text) as id, name from decks not indexed')
      .all()
      .map(({ id, name }) => [String(id), String(name).replaceAll(LEVEL_END, '::')]),
  );
