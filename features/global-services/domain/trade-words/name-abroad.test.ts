// A thing by what it is in the reader's language, where its Chinese title surely says so.

import { expect, test } from 'vitest';
import { nameAbroad } from './name-abroad.ts';

test.each([
  ['汝窑茶具套装家用', 'en', 'tea set (汝窑茶具套装家用)'],
  ['汝窑茶具套装 家用整套轻奢高档', 'en', 'tea set (汝窑茶具套装 家用整套…)'],
  ['加绒加厚连衣裙女秋冬', 'pt', 'vestido (加绒加厚连衣裙女秋冬)'],
  ['无线蓝牙音箱大音量', 'en', 'speaker (无线蓝牙音箱大音量)'],
  ['茶具收纳盒', 'en', 'storage box (茶具收纳盒)'],
  // Nobody knows what 手机壳 is here a part of.
  ['手机壳挂饰', 'en', '手机壳挂饰'],
  ['Canvas shoes', 'en', 'Canvas shoes'],
  ['汝窑茶具套装', 'zh', '汝窑茶具套装'],
] as const)('%s in %s is %s', (name, locale, shown) => {
  expect(nameAbroad(name, locale)).toBe(shown);
});

test.each([
  ['回力爆改小白经典', 'en', 'Shoes', 'Shoes (回力爆改小白经典)'],
  ['无线蓝牙音箱大音量', 'en', 'Electronics', 'speaker (无线蓝牙音箱大音量)'],
  ['Caneca azul', 'pt', 'Cozinha e mesa', 'Caneca azul'],
  ['回力爆改小白经典', 'zh', '鞋', '回力爆改小白经典'],
] as const)('%s in %s, of the kind %s, is %s', (name, locale, kind, shown) => {
  expect(nameAbroad(name, locale, kind)).toBe(shown);
});
