// Words are taken as teachers type them.

import { expect, test } from 'vitest';
import { splitWords } from './task-draft.ts';

test.each([
  ['苹果 香蕉', ['苹果', '香蕉']],
  ['苹果，香蕉、 西瓜；\n葡萄,', ['苹果', '香蕉', '西瓜', '葡萄']],
  ['  \n', []],
])('%j is read as %j', (typed, words) => expect(splitWords(typed)).toEqual(words));
