import { expect, it } from 'vitest';

import { nameCorrected } from './name-corrected.ts';

it.each([
  ['我不叫“跑步”！我叫Ewa！', 'Ewa'],
  ['您别叫我Ann，我叫Anna。', 'Anna'],
  ['不是Jon，是John，有一个h。', 'John'],
  ['不对，我叫大卫。', '大卫'],
  ["No, I'm Lena, not Lina", 'Lena'],
  ['Não, meu nome é João.', 'João'],
  ['You have my name wrong, call me Mary please', 'Mary'],
  ['我叫索菲，不是苏菲。', '索菲'],
])('%s', (text, name) => {
  expect(nameCorrected(text)?.name).toBe(name);
});

it.each([
  '我叫Anna，我是法国人。',
  '不是我的错，是他的错。',
  '我不是学生，我是老师。',
  "No, I'm from Canada.",
  '不对，我没去过上海。',
  '不是因为贵，是因为远。',
  'I am not sure',
])('%s corrects no name', (text) => {
  expect(nameCorrected(text)).toBeUndefined();
});
