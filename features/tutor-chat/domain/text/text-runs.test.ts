// Mixed texts are cut where the language changes, and nowhere else.

import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { textRuns } from './text-runs.ts';

const cut = (text: string) => textRuns(text).map((run) => [run.isChinese ? 'zh' : '--', run.text]);

describe('runs of a text', () => {
  it('are one for Chinese with its punctuation and digits', () => {
    expect(cut('你好！我今年25岁。')).toEqual([['zh', '你好！我今年25岁。']]);
  });

  it('change where the language changes', () => {
    expect(cut('书 means “book”. 你有几本书？')).toEqual([
      ['zh', '书 '],
      ['--', 'means “book”. '],
      ['zh', '你有几本书？'],
    ]);
  });

  it('give a text without letters to no language', () => {
    expect(cut('25!')).toEqual([['--', '25!']]);
    expect(cut('')).toEqual([]);
  });

  it('count places in UTF-16 units and joined are the text', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('你', '𰻝', 'a', ' ', '。', '!', '7', '😀') }),
        (text) => {
          const runs = textRuns(text);
          expect(runs.map((run) => run.text).join('')).toBe(text);
          for (const { start, text: part } of runs) {
            expect(text.startsWith(part, start)).toBe(true);
          }
        },
      ),
    );
  });
});
