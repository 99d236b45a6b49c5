// A caption is cut between its clauses, and nothing of it is lost.

import { expect, it } from 'vitest';
import { clausesOf } from './clauses-of.ts';

it('cuts after signs, each clause with its own readings', () => {
  const clauses = clausesOf({
    zh: '跳下来，叫了！',
    pinyin: ['tiào', 'xià', 'lái', null, 'jiào', 'le', null],
  });
  expect(clauses).toEqual([
    { zh: '跳下来，', start: 0, pinyin: ['tiào', 'xià', 'lái', null] },
    { zh: '叫了！', start: 4, pinyin: ['jiào', 'le', null] },
  ]);
});

it.each(['一、二、三、四……四个？', '好', '嘘！', '云说：来，我抱抱你。'])('keeps all of %s', (zh) => {
  const clauses = clausesOf({ zh, pinyin: Array.from(zh, () => null) });
  expect(clauses.map((clause) => clause.zh).join('')).toBe(zh);
  expect(clauses.flatMap(({ pinyin }) => pinyin)).toHaveLength(Array.from(zh).length);
});
