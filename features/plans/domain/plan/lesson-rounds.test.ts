import { expect, test } from 'vitest';
import { isMostlyDone } from './lesson-rounds.ts';

test.each([
  [undefined, false],
  [[1, 0, 0, 0], false],
  [[1, 1, 0, 0], false],
  [[1, 1, 0.5, 0], true],
] as const)('of a lesson with rounds %j more is done than left: %s', (shares, isMostly) =>
  expect(isMostlyDone(shares)).toBe(isMostly),
);
