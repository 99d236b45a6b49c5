// What a worksheet is told of a lesson and of its class.

import { expect, test } from 'vitest';
import { shippedContent } from '../../../../content/load.ts';
import { practiceOf } from './course.ts';

const content = shippedContent();
const lessonTask = (target: string) => ({ kind: 'lesson' as const, target, words: [] });
const [lesson] = content.lessons.filter(({ requires }) => requires.length > 0);
const list = { kind: 'words' as const, target: '', words: [{ word: '灯笼', pinyin: 'deng1 long5' }] };

test('of a lesson: its words, its own sentences, and what stands in the lessons before it and in the lists of the class', () => {
  if (!lesson) throw new Error('no lesson has another before it');
  const practice = practiceOf(lessonTask(lesson.id), [list], content);
  expect(practice.words).toHaveLength(lesson.words.length);
  expect(practice.band).toBe(lesson.band);
  expect(practice.sentences.at(-1)?.zh).toBe(lesson.dialogue.at(-1)?.zh);
  const before = content.lessons.find(({ id }) => id === lesson.requires[0]);
  expect(practice.met).toEqual(expect.arrayContaining(['灯笼', before?.words[0]?.zh, lesson.words[0]?.zh]));
  const later = content.lessons.find(({ requires }) => requires.includes(lesson.id));
  expect(practice.met).not.toContain(later?.words[0]?.zh);
});

test('a list has no sentences and no level of its own', () => {
  expect(practiceOf(list, [], content)).toEqual({ words: list.words, sentences: [], met: [], band: null });
});
