// The lines in another currency add up to the total in it.

import { expect, test } from 'vitest';
import { shownLines } from './shown-lines.ts';

test('each is rounded, and the largest takes what is left', () => {
  const shown = { currency: 'KRW', amount: 381, rate: '0.00525', rateSince: null };
  expect(shownLines([{ fen: 68 }, { fen: 66 }, { fen: 66 }], shown)).toEqual([129, 126, 126]);
  expect(shownLines([{ fen: 68 }], null)).toBeUndefined();
});
