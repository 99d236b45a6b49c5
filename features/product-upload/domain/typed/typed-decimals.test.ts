// Prices as Brazilians and Germans write them, with a comma before the hundredths, in lists and alone.

import { expect, test } from 'vitest';
import { draftsFromText } from '../drafts-from-text.ts';

const rowsOf = (text: string) =>
  draftsFromText(text).map(({ name, unitPriceFen, quantity }) => [
    name?.value,
    unitPriceFen?.value,
    quantity?.value,
  ]);

const LINES = [
  ['caneca de cerâmica 35,50', ['caneca de cerâmica', 3550, 1]],
  ['jaqueta de couro 1.299,00', ['jaqueta de couro', 129_900, 1]],
  ['leather jacket 1,299.00', ['leather jacket', 129_900, 1]],
  ['caderno 35.50', ['caderno', 3550, 1]],
  ['3x meias 12,9', ['meias', 1290, 3]],
] as const;

test('a list reads each of these numbers as its price', () => {
  const rows = [...LINES.map(([, row]) => row), ['Lederjacke', 129_900, 1]];
  expect(rowsOf([...LINES.map(([line]) => line), 'Lederjacke 1.299'].join('\n'))).toEqual(rows);
});

test.each(LINES)('%s, alone', (line, row) => {
  expect(rowsOf(line)).toEqual([row]);
});

test.each(['Lederjacke 1.299', 'cabo USB 3.0', 'tênis tamanho 38,5'])('%s, alone, has no price', (line) => {
  expect(rowsOf(line)[0]?.[1]).toBeUndefined();
});
