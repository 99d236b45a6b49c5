// Spots are counted in code points, lie side by side inside the text, and are found again in another version of it.

import { expect, test } from 'vitest';
import { findWords, fitsText, piecesOf, placeSpots } from './spots.ts';

const TEXT = '我𠮷和朋友看电影。\n我和朋友吃饭。';

test.each([
  [[], true],
  [[{ start: 0, end: 2 }], true],
  [[{ start: 0, end: 17 }], true],
  [[{ start: 0, end: 18 }], false],
  [[{ start: 2, end: 2 }], false],
  [[{ start: 3, end: 2 }], false],
  [
    [
      { start: 0, end: 2 },
      { start: 2, end: 4 },
    ],
    true,
  ],
  [
    [
      { start: 0, end: 3 },
      { start: 2, end: 4 },
    ],
    false,
  ],
  [
    [
      { start: 4, end: 5 },
      { start: 0, end: 1 },
    ],
    false,
  ],
])('%j in a text of 17 characters: %s', (spots, fits) => {
  expect(fitsText(TEXT, spots)).toBe(fits);
});

test('a text is its pieces, also behind a character of two code units', () => {
  expect(piecesOf(TEXT, [{ start: 1, end: 3 }])).toEqual([
    { text: '我', spot: undefined },
    { text: '𠮷和', spot: 0 },
    { text: '朋友看电影。\n我和朋友吃饭。', spot: undefined },
  ]);
  expect(piecesOf('好', [{ start: 0, end: 1 }])).toEqual([{ text: '好', spot: 0 }]);
});

test('words are found where no spot is yet', () => {
  expect(findWords(TEXT, ' 朋友 ', [])).toEqual({ start: 3, end: 5 });
  expect(findWords(TEXT, '朋友', [{ start: 4, end: 5 }])).toEqual({ start: 12, end: 14 });
  expect(findWords(TEXT, '老师', [])).toBeUndefined();
  expect(findWords(TEXT, ' ', [])).toBeUndefined();
});

test('in another version a spot goes with its words, or is told as lost', () => {
  const kept = { start: 3, end: 5, words: '朋友', remark: 'a' };
  const gone = { start: 5, end: 8, words: '看电影', remark: 'b' };
  expect(placeSpots('昨天我和朋友吃饭。', [kept, gone])).toEqual({
    placed: [{ ...kept, start: 4, end: 6 }],
    lost: [gone],
  });
});
