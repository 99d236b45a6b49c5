// Whether a word stands in a text as itself: 天 does not stand in 今天, 打篮球 does in 我打篮球。

import { type Lexicon, segment } from '../../../chinese/words/index.ts';

export function standsIn(lexicon: Lexicon, text: string, word: string): boolean {
  let at = text.indexOf(word);
  if (at < 0) return false;
  const parts = segment(lexicon, text);
  const starts = new Set(parts.map(({ start }) => start));
  const ends = new Set(parts.map(({ end }) => end));
  while (at >= 0) {
    if (starts.has(at) && ends.has(at + word.length)) return true;
    at = text.indexOf(word, at + 1);
  }
  return false;
}
