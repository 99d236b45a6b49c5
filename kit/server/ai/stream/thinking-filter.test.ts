import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createThinkingFilter } from './thinking-filter.ts';

const through = (pieces: readonly string[]) => pieces.map(createThinkingFilter()).join('');

describe('A thought inside the answer', () => {
  test('is dropped however its pieces are cut', () => {
    const text = '\n<think>学生说“你好”。a < b</think>\n\n你好！<think>这里是正文</think>';
    fc.assert(
      fc.property(fc.array(fc.nat(text.length), { maxLength: 12 }), (cuts) => {
        const places = [0, ...cuts.toSorted((a, b) => a - b), text.length];
        const pieces = places.slice(1).map((end, at) => text.slice(places[at], end));
        return through(pieces) === '你好！<think>这里是正文</think>';
      }),
    );
  });

  test('that is empty leaves the answer alone', () => {
    expect(through(['<think>\n\n</think>\n\n', '你好'])).toBe('你好');
  });

  test('is not taken for one when the answer merely begins alike', () => {
    expect(through(['<', 'thin', ' ice'])).toBe('<thin ice');
    expect(through(['  你好'])).toBe('  你好');
  });
});
