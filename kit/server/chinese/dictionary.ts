// The dictionary of the language core, its files read when a word is looked up.

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createDictionary, type Dictionary } from '../../../chinese/dictionary/index.ts';
import { dictionaryFolder } from '../../../chinese/node/dictionary-folder.ts';

let opened: Dictionary | undefined;

/** One for the whole process; it keeps the files read last. */
export function openDictionary(): Dictionary {
  opened ??= createDictionary({ loadShard: (path) => readFile(join(dictionaryFolder(), path), 'utf8') });
  return opened;
}
