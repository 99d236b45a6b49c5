// What stands before a child is cut as the place knows its words.

import { expect, test } from 'vitest';
import type { TextWord } from '../../../../kit/web/language-core/core.ts';
import { joinKnown } from './for-child.ts';

const cut = (...texts: readonly string[]): TextWord[] => {
  let start = 0;
  return texts.map((text) => {
    const from = start;
    start += text.length;
    const sounds = Array.from(text, () => 'a1');
    return {
      text,
      simplified: text,
      kind: 'word',
      index: 0,
      start: from,
      end: start,
      readings: sounds,
      spoken: sounds,
      taught: sounds,
      marked: sounds,
      isPlace: false,
    };
  });
};

test.each([
  [['团', '团', '跑'], ['团团'], ['团团', '跑']],
  [
    ['龟', '爷爷', '好'],
    ['龟爷爷', '爷爷'],
    ['龟爷爷', '好'],
  ],
  [['一', '团', '云'], ['团团'], ['一', '团', '云']],
])('%j with %j is %j', (pieces, words, expected) => {
  const joined = joinKnown(cut(...pieces), words);
  expect(joined.map(({ text }) => text)).toEqual(expected);
  expect(joined.at(-1)?.end).toBe(pieces.join('').length);
  for (const { text, marked } of joined) expect(marked).toHaveLength(text.length);
});
