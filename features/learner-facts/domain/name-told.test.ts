import { expect, it } from 'vitest';
import { nameTold } from './name-told.ts';

it('finds the name that somebody told of themselves', () => {
  expect(nameTold(['我喜欢猫。', '我叫Renata。'])).toBe('Renata');
  expect(nameTold(['我的名字是 Ana Lúcia'])).toBe('Ana Lúcia');
  expect(nameTold(['我叫李娜。'])).toBe('李娜');
});

it('takes nothing else for a name', () => {
  expect(nameTold(['我喜欢猫。', '我太太叫小兰。', '我叫他来，他不来。', '我叫 123'])).toBeUndefined();
  expect(nameTold([`我叫${'a'.repeat(31)}`])).toBeUndefined();
});
