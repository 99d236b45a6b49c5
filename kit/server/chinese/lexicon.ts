// The lexicon of the language core, read from its file once for the whole process.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Lexicon, loadLexicon } from '../../../chinese/words/index.ts';

const FILE = join(import.meta.dirname, '../../../chinese/data/lexicon.bin');

let opened: Lexicon | undefined;

/** Takes some tens of milliseconds the first time. Throws when the file is missing: that is a broken build. */
export function openLexicon(): Lexicon {
  opened ??= loadLexicon(readFileSync(FILE));
  return opened;
}
