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
  '粉色120码',
  '白色/粉色38码×1',
  '黑色42',
  '180*52cm',
  '墨绿180*52cm',
  '加绒XL',
])('%s has one', (variant) => {
  expect(isSizeOpen({ category: 'shoes', name: '', variant })).toBe(false);
  expect(isSizeOpen({ category: 'clothing', name: '', variant })).toBe(false);
});

test.each([
  '',
  '黑色',
  'preto',
  '加绒款',
  '3双装',
  '2026新款',
  'navy blue',
  '牛皮底 5cm跟',
  '灰色20支装',
  '红色5件套',
])('%s has none', (variant) => {
  expect(isSizeOpen({ category: 'shoes', name: '', variant })).toBe(true);
  expect(isSizeOpen({ category: 'bags', name: '', variant })).toBe(false);
});

test.each([
  ['shoes', '回力帆布鞋 39码', false],
  ['shoes', '匹克篮球鞋 43号', false],
  ['shoes', '飞跃 EU 40', false],
  ['clothing', '旗袍 L码 红色', false],
  ['clothing', '卫衣 灰色 XL', false],
  ['clothing', '儿童羽绒服 110码', false],
  ['clothing', '马面裙 均码', false],
  ['clothing', '儿童羽绒服粉色110码', false],
  ['clothing', '真丝披肩 刺绣', false],
  ['clothing', 'Wool scarf', false],
  ['clothing', 'Cachecol de lã', false],
  ['clothing', '披肩领毛衣', true],
  // What else numbers and letters say in a name.
  ['shoes', '安踏 2026 新款', true],
  ['shoes', '乔丹 23号 篮球鞋', true],
  ['clothing', '球衣 23号', true],
  ['clothing', "Levi's 牛仔裤", true],
  ['clothing', 'M 家联名 T恤', true],
  ['shoes', '双星 38 周年纪念', true],
] as const)('%s “%s” leaves its size open: %s', (category, name, isOpen) => {
  expect(isSizeOpen({ category, name, variant: '' })).toBe(isOpen);
});
