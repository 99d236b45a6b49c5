// Where hard words stand in a text.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { wordRuns } from './word-runs.ts';

test('a word is marked wherever it stands, the longest first', () => {
  expect(wordRuns('权衡利弊，权衡。', ['权衡', '权衡利弊'])).toEqual([
    { text: '权衡利弊', start: 0, isMarked: true },
    { text: '，', start: 4, isMarked: false },
    { text: '权衡', start: 5, isMarked: true },
    { text: '。', start: 7, isMarked: false },
  ]);
});

test('without words a text stays in one piece, and nothing of an empty one', () => {
  expect(wordRuns('你好', [])).toEqual([{ text: '你好', start: 0, isMarked: false }]);
  expect(wordRuns('', ['好'])).toEqual([]);
});

test('whatever is marked, the runs together are the text', () => {
  const some = fc.string({ unit: fc.constantFrom('你', '好', '吗', '，') });
  fc.assert(
    fc.property(some, fc.array(some), (text, words) => {
      const runs = wordRuns(text, words);
      expect(runs.map((run) => run.text).join('')).toBe(text);
      for (const run of runs) if (run.isMarked) expect(words).toContain(run.text);
    }),
  );
});
