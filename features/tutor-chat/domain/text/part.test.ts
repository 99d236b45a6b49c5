import { expect, test } from 'vitest';
import { pick } from './part.ts';

const [one, two, three] = [
  { start: 0, end: 1 },
  { start: 1, end: 3 },
  { start: 3, end: 4 },
];

test('a first word is the part, a second widens it, in either direction', () => {
  expect(pick(undefined, two)).toEqual(two);
  expect(pick(one, three)).toEqual({ start: 0, end: 4 });
  expect(pick(three, one)).toEqual({ start: 0, end: 4 });
});

test('a word inside the part is picked alone, and once more lets go', () => {
  expect(pick({ start: 0, end: 4 }, two)).toEqual(two);
  expect(pick(two, two)).toBeUndefined();
});
