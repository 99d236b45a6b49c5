// Which lesson of the course comes next.

import { LEVELS, type Level } from '../../../content/schema/levels.ts';
import type { LessonProgress } from './progress.ts';

type Listed = { readonly level: Level; readonly isPlanned: boolean } & Pick<LessonProgress, 'state'>;

/**
 * The one that a plan has next, else the one that was begun, else the first open one from the learner's level on, else the first open one of all.
 * `lessons` in the order of the course; undefined when all are completed.
 */
export function nextLesson<Lesson extends Listed>(
  lessons: readonly Lesson[],
  level: Level | null,
): Lesson | undefined {
  const open = lessons.filter(({ state }) => state !== 'completed');
  const from = level === null ? 0 : LEVELS.indexOf(level);
  return (
    open.find(({ isPlanned }) => isPlanned) ??
    open.find(({ state }) => state === 'begun') ??
    open.find((lesson) => LEVELS.indexOf(lesson.level) >= from) ??
    open[0]
  );
}
