/** Finds what the small words of a text do there. */

import { type Lexicon, segment } from '../words/index.ts';
import { NOTES } from './notes/index.ts';
import type { Note, Usage } from './types.ts';

const byWord = new Map<string, readonly Note[]>();
for (const note of NOTES) {
  for (const word of note.words) byWord.set(word, [...(byWord.get(word) ?? []), note]);
}

/** Ends of clauses: what stands beyond them does not make a word's place. */
const LEFT = /[^。！？!?，,；;：:\n]*$/u;
const RIGHT = /^[^。！？!?，,；;：:\n]*/u;

/** The note that says what a word does first of all, where it is not the one without a special place. */
const FOREMOST: ReadonlySet<string> = new Set([
  'le-done',
  'de-how-well',
  'de-attribute',
  'hui-skill',
  'ba-object',
]);

/** All notes on a word, the most general first; empty where there is none. */
export function notesOn(word: string): readonly Note[] {
  const all = byWord.get(word) ?? [];
  // 把 counts chairs, too, but nobody who asks about it means that.
  const general = all.filter(({ id }) => all.length === 1 || id !== 'measure-word').toReversed();
  return general.toSorted((a, b) => Number(FOREMOST.has(b.id)) - Number(FOREMOST.has(a.id)));
}

/** In the order of the text; of the notes on a word the first that fits its place. */
export function usagesIn(lexicon: Lexicon, text: string): readonly Usage[] {
  return segment(lexicon, text).flatMap(({ simplified, start, end }) => {
    const notes = byWord.get(simplified);
    if (notes === undefined) return [];
    const left = LEFT.exec(text.slice(0, start))?.[0].trim() ?? '';
    const right = RIGHT.exec(text.slice(end))?.[0].trim() ?? '';
    const found = notes.find((note) => fits(note.left, left) && fits(note.right, right));
    return found ? [{ id: found.id, title: found.title, explanation: found.explanation, start, end }] : [];
  });
}

const fits = (pattern: RegExp | undefined, clause: string) => pattern === undefined || pattern.test(clause);
