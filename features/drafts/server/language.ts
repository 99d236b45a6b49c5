// The language core as the checks of content use it, opened when the first role is checked.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createReader, loadSounds } from '../../../chinese/sounds/index.ts';
import type { Knowledge } from '../../../content/checks/core.ts';
import { withOwnWords } from '../../../content/checks/language.ts';
import type { Content } from '../../../content/schema/content.ts';
import { openDictionary } from '../../../kit/server/chinese/dictionary.ts';
import { openLexicon } from '../../../kit/server/chinese/lexicon.ts';

const DATA = join(import.meta.dirname, '../../../chinese/data');

/** Takes some tens of milliseconds. Throws when a file is missing: that is a broken build. */
export function openKnowledge(content: Pick<Content, 'words' | 'personas'>): Knowledge {
  const lexicon = openLexicon();
  const sounds = loadSounds(readFileSync(join(DATA, 'polyphones.bin')));
  const core = {
    lexicon,
    reader: createReader(lexicon, sounds),
    dictionary: openDictionary(),
  };
  return withOwnWords(core, content);
}
