// The marketplaces are known abroad by one name each; a shop's own name is left to the shop.

import { expect, it } from 'vitest';
import { marketplaceAbroad } from './marketplaces.ts';

it('tells a marketplace from a shop', () => {
  expect(marketplaceAbroad('淘宝')).toBe('Taobao');
  expect(marketplaceAbroad('李宁官方旗舰店')).toBeUndefined();
  expect(marketplaceAbroad('constructor')).toBeUndefined();
});
