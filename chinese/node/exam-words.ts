/** Reads which words each level of the HSK exam asks for, by the syllabus of November 2025, in force since July 2026. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The file: a line for each level. */
export const EXAM_WORDS = join(import.meta.dirname, '../data/hsk-exam-words.txt');

let read: readonly (readonly string[])[] | undefined;

/** Of HSK 1 to 6, in this order, the words that each adds to those before it, as its list has them. */
export function examWords(): readonly (readonly string[])[] {
  read ??= readFileSync(EXAM_WORDS, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => line.split(' '));
  return read;
}

let levels: ReadonlyMap<string, number> | undefined;

/** The level that asks for a word first; undefined for what the lists of HSK 1 to 6 do not have. */
export function examLevelOf(word: string): number | undefined {
  levels ??= new Map(examWords().flatMap((words, at) => words.map((each) => [each, at + 1] as const)));
  return levels.get(word);
}
