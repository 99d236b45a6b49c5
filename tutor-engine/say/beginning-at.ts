// The first words of a sentence, as help with it.

import { type Lexicon, segment } from '../../chinese/words/index.ts';
import type { Line } from '../../content/schema/line.ts';

/** About the first third of its words, and the blank; the translations stay whole. */
export function beginningAt(lexicon: Lexicon, line: Line): Line {
  const words = segment(lexicon, line.zh);
  const kept = Math.max(1, Math.floor(words.length / 3));
  const zh = words
    .slice(0, kept)
    .map(({ text }) => text)
    .join('');
  return { ...line, zh: `${zh}……` };
}
