import { expect, test } from 'vitest';
import { ageTold } from './age-told.ts';

test.each([
  [['我十岁。'], 10],
  [['你好！我今年十二岁了，我喜欢猫。'], 12],
  [['我36岁'], 36],
  [['Hi, I am 10 years old'], 10],
  [['Tenho 9 anos'], 9],
  [['my daughter wants to learn', 'she is 8'], 8],
  [['我十岁', '对不起，我三十一岁。'], 31],
  [['你几岁？', '我儿子十岁。', 'I will be back in 10 years'], undefined],
  [['I have two cats and I am late by 10 minutes'], undefined],
] as const)('%j: %s', (said, age) => {
  expect(ageTold(said)).toBe(age);
});
