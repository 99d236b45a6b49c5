/** Public face of the words: the lexicon, the segmenter, simplified forms and offsets. */

import { findWord, type Lexicon, type LexiconEntry } from './lexicon.ts';
import { toSimplified } from './simplify.ts';

export { type Lexicon, type LexiconData, type LexiconEntry, loadLexicon } from './lexicon.ts';
export { listedWords } from './listed-words.ts';
export { codePointOffsets } from './offsets.ts';
export { entryOf, segment, type Word, type WordKind } from './segment.ts';
export { isTraditional, toSimplified } from './simplify.ts';

/** What the lexicon knows of a word given alone, in either script; undefined if it is not in the dictionary. */
export function lookUp(lexicon: Lexicon, word: string): LexiconEntry | undefined {
  const simplified = toSimplified(lexicon, word);
  const index = findWord(lexicon, simplified);
  return index < 0 ? undefined : lexicon.entryOf(index, simplified);
}
