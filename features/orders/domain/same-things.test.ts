// The same things are known whatever their order, number and price; other ones are not taken for them.

import { expect, test } from 'vitest';
import { sharedThings } from './same-things.ts';

const shoes = { name: '帆布鞋', variant: '白色 42', shop: '回力', link: null };
const cup = { name: '杯子', variant: '', shop: '', link: 'https://item.taobao.com/item.htm?id=1' };
const notebook = { name: '手账本A5硬面方格本', variant: '墨绿', shop: '文具店', link: null };
const typed = { name: '手账本 A5 硬面，方格本 墨绿', variant: '', shop: '', link: null };

test.each([
  ['in another order', [shoes, cup], [cup, shoes], true],
  ['written a little otherwise', [shoes], [{ ...shoes, name: ' 帆布鞋 ', shop: '回力 ' }], true],
  ['by its link, whatever it is called', [cup], [{ ...cup, name: 'Cup' }], true],
  ['typed as one text', [notebook], [typed], true],
  ['typed with another variant', [notebook], [{ ...typed, name: '手账本 A5 硬面 方格本 藏青' }], false],
  ['another size', [shoes], [{ ...shoes, variant: '白色 43' }], false],
  ['one more thing', [shoes], [shoes, cup], true],
  ['one thing less', [shoes, cup], [cup], true],
  ['another thing', [shoes], [cup], false],
  ['another shop', [shoes], [{ ...shoes, shop: '匹克' }], false],
])('%s', (_, one, other, isShared) => {
  expect(sharedThings(one, other).length > 0).toBe(isShared);
});
