import { expect, test } from 'vitest';
import type { Level } from '../../../content/schema/levels.ts';
import { nextLesson } from './next-lesson.ts';
import type { LessonProgress } from './progress.ts';

const lesson = (id: string, level: Level, state: LessonProgress['state']) => ({
  id,
  level,
  state,
  isPlanned: false,
});

test('what was begun goes on before anything else', () => {
  const course = [lesson('a', 'zero', 'new'), lesson('b', 'beginner', 'begun')];
  expect(nextLesson(course, 'zero')?.id).toBe('b');
});

test('what a plan has next comes before what was begun, unless it is done', () => {
  const begun = lesson('a', 'zero', 'begun');
  const planned = { ...lesson('b', 'beginner', 'new'), isPlanned: true };
  expect(nextLesson([begun, planned], 'zero')?.id).toBe('b');
  expect(nextLesson([begun, { ...planned, state: 'completed' }], 'zero')?.id).toBe('a');
});

test('who has finished their level goes on to the one above, not back to the first lesson', () => {
  const course = [
    lesson('a', 'zero', 'new'),
    lesson('b', 'beginner', 'completed'),
    lesson('c', 'intermediate', 'new'),
  ];
  expect(nextLesson(course, 'beginner')?.id).toBe('c');
});

test('a level without lessons, or none said, begins where the course is open', () => {
  const course = [lesson('a', 'zero', 'new'), lesson('b', 'beginner', 'new')];
  expect(nextLesson(course, 'preschool')?.id).toBe('b');
  expect(nextLesson(course, null)?.id).toBe('a');
});

test('above the last lesson what was left out below comes next; when all is completed, nothing does', () => {
  expect(nextLesson([lesson('a', 'zero', 'new'), lesson('b', 'advanced', 'completed')], 'advanced')?.id).toBe(
    'a',
  );
  expect(nextLesson([lesson('a', 'zero', 'completed')], 'zero')).toBeUndefined();
});
