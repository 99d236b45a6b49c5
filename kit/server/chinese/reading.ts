// How a word is read where it stands: for what is kept of a word in one of its readings.

import { lookUp } from '../../../chinese/words/index.ts';
import { openLexicon } from './lexicon.ts';
import { openReader } from './reader.ts';

const NUMBERED = /^[a-z]+[1-5]$/;

/**
 * Numbered pinyin with spaces, as the dictionary writes it; empty where nobody can tell. `sentence`: where the word was
 * said; `taught`: the reading in which it was asked for.
 */
export type ReadingOf = (word: string, sentence: string, taught?: string) => string;

/** Takes some tens of milliseconds the first time. Throws when a file is missing: that is a broken build. */
export function createReadingOf(): ReadingOf {
  const lexicon = openLexicon();
  const reader = openReader();
  return (word, sentence, taught = '') => {
    const [only, ...others] = lookUp(lexicon, word)?.readings ?? [];
    if (only !== undefined && others.length === 0) return only;
    // A word that the dictionary lacks has the reading that it is taught with.
    if (only === undefined && taught !== '') return taught;
    const at = sentence.indexOf(word);
    if (at < 0) return taught;
    const before = Array.from(sentence.slice(0, at)).length;
    const read = reader.readings(sentence).slice(before, before + Array.from(word).length);
    return read.every((syllable) => NUMBERED.test(syllable)) ? read.join(' ') : taught;
  };
}
