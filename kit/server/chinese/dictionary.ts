// The dictionary of the language core, its files read when a word is looked up.

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createDictionary, type Dictionary } from '../../../chinese/dictionary/index.ts';

const FOLDER = join(import.meta.dirname, '../../../chinese/data/dictionary');

let opened: Dictionary | undefined;

/** One for the whole process; it keeps the files read last. */
export function openDictionary(): Dictionary {
  opened ??= createDictionary({ loadShard: (path) => readFile(join(FOLDER, path), 'utf8') });
  return opened;
}
