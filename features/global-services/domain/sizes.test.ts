// Whether what was said of a thing says its size.

import { expect, test } from 'vitest';
import { isSizeOpen } from './sizes.ts';

test.each([
  '41',
  '36.5',
  '黑色；39',
  '250(40)',
  '米色 37-38',
  'EU 44',
  'BR 39 / EU 41',
  '40码',
  '42 2/3',
  'GG, size M',
  'XL',
  '2XL 藏青',
  '均码',
  '中号',
  '175/92A',
  'W31 L32',
  'tamanho único',
  'one size',
  '245mm',
  '내 사이즈 255',
  '28码 童鞋',
])('%s has one', (variant) => {
  expect(isSizeOpen('shoes', variant)).toBe(false);
  expect(isSizeOpen('clothing', variant)).toBe(false);
});

test.each(['', '黑色', 'preto', '加绒款', '3双装', '2026新款', 'navy blue', '牛皮底 5cm跟'])(
  '%s has none',
  (variant) => {
    expect(isSizeOpen('shoes', variant)).toBe(true);
    expect(isSizeOpen('bags', variant)).toBe(false);
  },
);
