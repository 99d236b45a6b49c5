// Which of our questions is still open.

import { expect, test } from 'vitest';
import { openQuestionOf } from './open-question.ts';

const ours = (text: string, id?: 'picture_please' | 'packed_soon_sent') => ({
  isOperator: true,
  text,
  phrase: id === undefined ? null : { id, slots: {} },
});
const theirs = { isOperator: false, text: 'Oi', phrase: null };

test('a question of ours is open until the buyer has written, and what we only tell asks nothing', () => {
  expect(openQuestionOf([], 'en')).toBeUndefined();
  expect(openQuestionOf([ours('42 or 43?')], 'en')).toBe('42 or 43?');
  expect(openQuestionOf([ours('', 'packed_soon_sent'), ours('', 'picture_please'), theirs], 'en')).toContain(
    'send a picture',
  );
  expect(openQuestionOf([theirs, ours('42 or 43？')], 'en')).toBeUndefined();
  expect(openQuestionOf([ours('It is blue.')], 'en')).toBeUndefined();
});
