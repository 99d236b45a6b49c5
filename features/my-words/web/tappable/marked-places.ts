// Which pieces of a text are to be marked: words, or several in a row that make one, as the text itself is cut.

import type { Piece } from '../words/word-target.ts';

/**
 * The places of the pieces that `words` name. A word that only a part of a piece spells is not meant: 喜 is not 喜欢.
 * Of words that begin at one place the longest is taken.
 */
export function markedPlaces(pieces: readonly Piece[], words: readonly string[]): ReadonlySet<number> {
  const marked = new Set<number>();
  if (words.length === 0) return marked;
  const wanted = new Set(words);
  const longest = Math.max(...words.map((word) => word.length));
  for (let place = 0; place < pieces.length; place += 1) {
    const end = endOfWord(pieces, place, { wanted, longest });
    for (let at = place; at < end; at += 1) marked.add(at);
    place = Math.max(place, end - 1);
  }
  return marked;
}

type WordSearch = { readonly wanted: ReadonlySet<string>; readonly longest: number };

/** The place after the longest wanted word that begins here; this place where none does. */
function endOfWord(pieces: readonly Piece[], from: number, { wanted, longest }: WordSearch): number {
  let text = '';
  let end = from;
  for (let at = from; at < pieces.length && text.length < longest; at += 1) {
    text += pieces[at]?.word.text ?? '';
    if (wanted.has(text)) end = at + 1;
  }
  return end;
}
