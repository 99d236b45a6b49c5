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

/** 1 to 6: HSK 7 to 9 have no list here. */
export type ExamLevel = 1 | 2 | 3 | 4 | 5 | 6;
const LEVELS: readonly ExamLevel[] = [1, 2, 3, 4, 5, 6];

let levels: ReadonlyMap<string, ExamLevel> | undefined;

/** The level that asks for a word first; undefined for what the lists of HSK 1 to 6 do not have. */
export function examLevelOf(word: string): ExamLevel | undefined {
  levels ??= new Map(
    LEVELS.flatMap((level) => (examWords()[level - 1] ?? []).map((each) => [each, level] as const)),
  );
  return levels.get(word);
}
