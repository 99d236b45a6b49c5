import { expect, test } from 'vitest';
import { isRoundDone } from './practised.ts';

const dialogue = ['a', 'b', 'a', 'b', 'b'].map((speaker) => ({ speaker }));

test.each([
  ['every line of one character, half of them right', [1, 3, 4], 2, true],
  ['the other character', [0, 2], 2, true],
  ['a line is missing', [1, 3], 2, false],
  ['most lines were shown', [1, 3, 4], 1, false],
  ['nothing', [], 0, false],
])('a round: %s', (_, lines, right, isDone) => {
  expect(isRoundDone(dialogue, { lines, right })).toBe(isDone);
});
