// Which things of an order share a number at their shop.

import { expect, test } from 'vitest';
import { shopsOf } from './shops.ts';

test('one field for one shop, one for each of several, and one for each thing whose shop nobody knows', () => {
  const of = (...shops: readonly string[]) =>
    shopsOf(shops.map((shop, at) => ({ name: `thing ${at}`, shop }))).map(({ name, things }) => [
      name,
      ...things,
    ]);
  expect(of('回力')).toEqual([['', 0]]);
  expect(of('回力', '李宁', '回力')).toEqual([
    ['回力', 0, 2],
    ['李宁', 1],
  ]);
  expect(of('回力', '回力')).toEqual([['', 0, 1]]);
  expect(of('淘宝', '淘宝', '')).toEqual([
    ['thing 0', 0],
    ['thing 1', 1],
    ['thing 2', 2],
  ]);
});
