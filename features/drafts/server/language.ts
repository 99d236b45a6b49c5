// The language core as the checks of content use it, opened when the first role is checked.

import type { Knowledge } from '../../../content/checks/core.ts';
import { withOwnWords } from '../../../content/checks/language.ts';
import type { Content } from '../../../content/schema/content.ts';
import { openDictionary } from '../../../kit/server/chinese/dictionary.ts';
import { openLexicon } from '../../../kit/server/chinese/lexicon.ts';
import { openReader } from '../../../kit/server/chinese/reader.ts';

/** Takes some tens of milliseconds. Throws when a file is missing: that is a broken build. */
export function openKnowledge(content: Pick<Content, 'words' | 'personas'>): Knowledge {
  const core = { lexicon: openLexicon(), reader: openReader(), dictionary: openDictionary() };
  return withOwnWords(core, content);
}
