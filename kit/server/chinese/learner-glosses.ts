// What common words mean in a learner's words: the tables of the language core, read once for the whole process.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type GlossLine, readGlossTables } from '../../../chinese/shards/index.ts';

const FOLDER = join(import.meta.dirname, '../../../chinese/tables/glosses');
/** What our content says besides: many are put together, and 喝茶 would be found where 茶 is meant. */
const NOT_COMMON = 'taught.tsv';

let read: ReadonlyMap<string, readonly GlossLine[]> | undefined;

/** By the word's characters, its readings; senses stand between semicolons, ways of saying one between commas. */
export function learnerGlosses(): ReadonlyMap<string, readonly GlossLine[]> {
  read ??= readGlossTables(
    readdirSync(FOLDER)
      .filter((name) => name !== NOT_COMMON)
      .toSorted()
      .map((name) => readFileSync(join(FOLDER, name), 'utf8')),
  );
  return read;
}
