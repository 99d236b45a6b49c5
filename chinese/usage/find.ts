/** Finds what the small words of a text do there. */

import { matchAt, tokensOf } from '../grammar/index.ts';
import type { Lexicon } from '../words/index.ts';
import { NOTES } from './notes/index.ts';
import type { Note, Usage } from './types.ts';

const byWord = new Map<string, readonly Note[]>();
for (const note of NOTES) {
  for (const word of note.words) byWord.set(word, [...(byWord.get(word) ?? []), note]);
}

/** The note that says what a word does first of all. */
const FOREMOST: ReadonlySet<string> = new Set([
  'le-done',
  'de-how-well',
  'de-attribute',
  'hui-skill',
  'ba-object',
  'suiran-danshi',
  'yinwei-suoyi',
  'ruguo-jiu',
]);

/** All notes on a word, the most general first; empty where there is none. */
export function notesOn(word: string): readonly Note[] {
  const notes = byWord.get(word) ?? [];
  // 把 counts chairs, too, but nobody who asks about it means that.
  const general = notes.filter(({ id }) => notes.length === 1 || id !== 'measure-word').toReversed();
  return general.toSorted((a, b) => Number(FOREMOST.has(b.id)) - Number(FOREMOST.has(a.id)));
}

type Tokens = ReturnType<typeof tokensOf>;

/** In the order of the text; of the notes on a word the first whose structure is there. None where nothing fits. */
export function usagesIn(lexicon: Lexicon, text: string): readonly Usage[] {
  const tokens = tokensOf(lexicon, text);
  const words = new Set(tokens.map((token) => token.text));
  const found = new Map<number, Usage>();
  for (const note of NOTES) {
    if (!note.words.some((word) => words.has(word))) continue;
    for (const place of placesOf(note, tokens)) {
      const [first, last] = [tokens[place.from], tokens[place.to - 1]];
      if (first === undefined || last === undefined || found.has(place.from)) continue;
      const { id, band, title, explanation } = note;
      found.set(place.from, { id, band, title, explanation, start: first.start, end: last.end });
    }
  }
  return [...found.values()].toSorted((a, b) => a.start - b.start);
}

function placesOf({ patterns, when }: Note, tokens: Tokens): { from: number; to: number }[] {
  return patterns.flatMap((pattern) =>
    tokens.flatMap((_, at) => {
      const match = matchAt(pattern, tokens, at);
      return match && (when?.({ tokens, from: match.from, to: match.to }) ?? true) ? [match] : [];
    }),
  );
}
