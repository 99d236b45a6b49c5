// Small things weigh what their noun says; sets, and what is for such a thing, weigh what their kind says.

import { expect, test } from 'vitest';
import { usualGrams } from './usual-weight.ts';

test.each([
  ['亚麻提花靠垫套45cm', 200],
  ['北欧风格子坐垫 不含内芯', 200],
  ['Linen pillowcase, moss green', 200],
  ['Capa de almofada bordada', 200],
  ['哑光陶瓷主人杯品茗杯单只', 100],
  ['Porcelain tea cups', 100],
  ['茶杯', 100],
  ['Caneca esmaltada azul', 350],
  ['黄铜镂空书签', 30],
  ['真丝刺绣团扇 古风', 80],
])('%s: %i g', (name, grams) => {
  expect(usualGrams(name)).toBe(grams);
});

test.each([
  '记忆棉坐垫加厚',
  '粗陶品茗杯六只装',
  // One rule for what many in one are, in whatever language.
  '青瓷茶杯 6只',
  'Celadon tea cups, 6 pcs',
  'Xícaras de chá, 6 peças',
  '茶杯收纳架竹制',
  '咖啡杯套装',
  'Mug warmer',
  '落地台灯',
  '实木书架',
])('%s: as its kind', (name) => {
  expect(usualGrams(name)).toBeUndefined();
});
