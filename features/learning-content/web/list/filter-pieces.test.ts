import { expect, test } from 'vitest';
import { isFound, type PieceFilter } from './filter-pieces.ts';

const piece = {
  id: 'eating-out',
  kind: 'lesson',
  band: 2,
  state: 'changed',
  title: { zh: '在饭馆', en: 'Eating out', pt: 'No restaurante' },
} as const;
const ALL: PieceFilter = { search: '', kind: 'all', band: '', state: 'all' };

test('everything is found while nothing is asked', () => {
  expect(isFound(piece, ALL)).toBe(true);
});

test.each([
  [{ search: ' eating' }, true],
  [{ search: '饭馆' }, true],
  [{ search: 'RESTAURANTE' }, true],
  [{ search: 'out-' }, false],
  [{ search: '-out' }, true],
  [{ kind: 'text' }, false],
  [{ band: '2' }, true],
  [{ band: '3' }, false],
  [{ state: 'changed' }, true],
  [{ state: 'hidden' }, false],
  [{ search: 'eating', state: 'shipped' }, false],
] as const)('%o finds it: %s', (given, found) => {
  expect(isFound(piece, { ...ALL, ...given })).toBe(found);
});
