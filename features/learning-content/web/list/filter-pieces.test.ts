import { expect, test } from 'vitest';
import { isFound, type PieceFilter } from './filter-pieces.ts';

const piece = {
  kind: 'lesson',
  band: 2,
  state: 'changed',
} as const;
const ALL: PieceFilter = { kind: 'all', band: '', state: 'all' };

test('everything is found while nothing is asked', () => {
  expect(isFound(piece, ALL)).toBe(true);
});

test.each([
  [{ kind: 'text' }, false],
  [{ band: '2' }, true],
  [{ band: '3' }, false],
  [{ state: 'changed' }, true],
  [{ state: 'hidden' }, false],
  [{ band: '2', state: 'shipped' }, false],
] as const)('%o finds it: %s', (given, found) => {
  expect(isFound(piece, { ...ALL, ...given })).toBe(found);
});
