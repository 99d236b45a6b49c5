// A word is no name because a book or a person has its sound as well.

import { expect, test } from 'vitest';
import { isName } from './sheet.ts';

const entry = (...readings: string[]) => ({ readings: readings.map((pinyin) => ({ pinyin })) });

test('only what is a name in every reading of that sound is written with a capital', () => {
  expect(isName(entry('Bei3 jing1'), 'bei3 jing1')).toBe(true);
  expect(isName(entry('Da4 xue2', 'da4 xue2'), 'da4 xue2')).toBe(false);
  expect(isName(entry('Wang2', 'wang4'), 'wang4')).toBe(false);
  expect(isName(undefined, 'da4 xue2')).toBe(false);
});
