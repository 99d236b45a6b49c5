// Tables as spreadsheets write them.

import { expect, test } from 'vitest';
import { readTable } from './read-table.ts';

const cellsOf = (text: string, separator = ',') => readTable(text, separator).map(({ cells }) => cells);

test('what stands in quotes is one cell, whatever is in it', () => {
  expect(cellsOf('"Rossi, Ada",x\n"say ""hi""",y')).toEqual([
    ['Rossi, Ada', 'x'],
    ['say "hi"', 'y'],
  ]);
  expect(cellsOf('a, "b, c" d')).toEqual([['a', ' b, c d']]);
  expect(cellsOf('')).toEqual([['']]);
});

test('quotes that never end are a sign like any other', () => {
  expect(cellsOf('5" wide;x\n"open;y', ';')).toEqual([
    ['5" wide', 'x'],
    ['"open', 'y'],
  ]);
});

test('lines are counted as they stand in the text', () => {
  expect(readTable('a\r\n"b\nc"\rd', ',').map(({ line }) => line)).toEqual([1, 2, 4]);
});
