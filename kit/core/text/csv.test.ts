import fc from 'fast-check';
import { expect, test } from 'vitest';
import { csvPiece, toCsv } from './csv.ts';

const line = (cell: string | number) => toCsv([[cell]]).slice(1, -2);

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '\n=1', ' =1', '＝1', '=HYPERLINK("x")'])(
  '%j is a text and no formula',
  (cell) => {
    expect(line(cell).replace(/^"/, '')).toMatch(/^'/);
  },
);

test.each(['Ana;=1+1', 'Ana; \t+1', 'a\t@SUM(A1)', 'a;;＝1', 'a\r\n=1'])(
  '%j is no formula either where cells are parted at semicolons, tabs or line ends',
  (cell) => {
    const cells = line(cell)
      .replaceAll('"', '')
      .split(/[;\t\r\n]/);
    for (const part of cells) expect(part).not.toMatch(/^\s*[=+\-@＝＋－＠]/);
  },
);

test('numbers stay numbers, also below zero', () => {
  expect(toCsv([[-12.5, 3, 'a']])).toBe('\uFEFF-12.5,3,a\r\n');
});

test('commas, quotes and line ends stay inside their cell', () => {
  expect(line('a,"b"\r\nc')).toBe('"a,""b""\r\nc"');
  expect(line('plain')).toBe('plain');
});

/** A reader by the letter of RFC 4180. */
function parse(csv: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 1;
  while (at < csv.length) {
    let cell = '';
    if (csv[at] === '"') {
      for (at += 1; csv[at] !== '"' || csv[at + 1] === '"'; at += 1) {
        if (csv[at] === '"') at += 1;
        cell += csv[at];
      }
      at += 1;
    } else while (csv[at] !== ',' && csv[at] !== '\r') cell += csv[at++];
    row.push(cell);
    if (csv[at] === ',') at += 1;
    else {
      at += 2;
      rows.push(row);
      row = [];
    }
  }
  return rows;
}

test('whatever people write comes back, at most with marks before what could be a formula', () => {
  const cell = fc.string({
    unit: fc.constantFrom('=', '-', '@', '"', ',', ';', '\r', '\n', '\t', ' ', 'a', '王'),
  });
  fc.assert(
    fc.property(fc.array(fc.array(cell, { minLength: 1, maxLength: 4 }), { maxLength: 5 }), (rows) => {
      const read = parse(toCsv(rows));
      expect(read.map((cells) => cells.map((text) => text.replaceAll("'", '')))).toEqual(rows);
      for (const text of read.flat()) {
        expect(text).not.toMatch(/^[\s]*[=+\-@\t\r]/);
        for (const part of text.split(/[;\t\r\n]/)) expect(part).not.toMatch(/^\s*[=+\-@]/);
      }
    }),
  );
});

test('pieces put one after the other are the whole table', () => {
  const rows = [
    ['a', 1],
    ['=b', 2],
    ['c', 3],
  ] as const;
  const pieces = [
    csvPiece(['name', 'count'], rows.slice(0, 2), true),
    csvPiece(['name', 'count'], rows.slice(2), false),
  ];
  expect(pieces.join('')).toBe(toCsv([['name', 'count'], ...rows]));
});
