// What the checks of the content say, as the one who writes a draft is told it.

import { expect, test } from 'vitest';
import { problemOfLine } from './problems.ts';

test('a reading that differs from the core’s is told at its word, in no language', () => {
  const draft = { words: [{ zh: '你好' }, { zh: '请坐' }] };
  const line = 'lessons/eating-out.json: 请坐 is qing4 zuo4 here, and qing3 zuo4 to the core';
  const told = { code: 'reading', detail: '请坐 qing4 zuo4 ≠ qing3 zuo4' };
  expect(problemOfLine(draft, line)).toEqual({ ...told, path: 'words.1.pinyin' });
  expect(problemOfLine({}, line)).toEqual({ ...told, path: '' });
});
