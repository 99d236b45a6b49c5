// What reads Chinese aloud in pinyin, on the server: its sounds are read from their file once for the whole process.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createReader, loadSounds, type Reader } from '../../../chinese/sounds/index.ts';
import { openLexicon } from './lexicon.ts';

const FILE = join(import.meta.dirname, '../../../chinese/data/polyphones.bin');

let opened: Reader | undefined;

/** Takes some tens of milliseconds the first time. Throws when the file is missing: that is a broken build. */
export function openReader(): Reader {
  opened ??= createReader(openLexicon(), loadSounds(readFileSync(FILE)));
  return opened;
}
