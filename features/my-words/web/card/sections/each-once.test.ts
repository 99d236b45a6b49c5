import { expect, test } from 'vitest';
import { eachOnce } from './each-once.ts';

test('a word of two groups stands in the first, and the word itself in none', () => {
  const groups = eachOnce('学', [
    { title: 'like', words: ['学习', '读', '学'] },
    { title: 'with', words: ['学生', '学习', '学生'] },
  ]);
  expect(groups.map(({ words }) => words)).toEqual([['学习', '读'], ['学生']]);
});
