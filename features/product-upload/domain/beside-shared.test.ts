// A share text and what somebody typed beside it: each thing is read, and no line of an app becomes a thing.

import { expect, test } from 'vitest';
import { draftsFromText } from './drafts-from-text.ts';

const SHARE = '【淘宝】https://m.tb.cn/h.gX2aB1c?tk=aBcD1234eFg 「回力帆布鞋男款经典」\n点击链接直接打开';
const rowsOf = (text: string) =>
  draftsFromText(text).map(({ name, unitPriceFen, quantity, variant }) => [
    name?.value,
    unitPriceFen?.value,
    quantity?.value,
    variant?.value,
  ]);
const shoes = (count = 1, variant?: string) => ['回力帆布鞋男款经典', undefined, count, variant];

test('things typed below a share text, with their prices', () => {
  expect(rowsOf(`${SHARE}\npower bank 119 yuan\nsocks ¥20 x3`)).toEqual([
    shoes(),
    ['power bank', 11_900, 1, undefined],
    ['socks', 2000, 3, undefined],
  ]);
  expect(rowsOf(`${SHARE}\npower bank 119\nsocks 20`)).toEqual([
    shoes(),
    ['power bank', 11_900, 1, undefined],
    ['socks', 2000, 1, undefined],
  ]);
});

test('and above it, in Chinese too', () => {
  expect(rowsOf(`茶叶 88元\n${SHARE}\n数据线 19元`)).toEqual([
    ['茶叶', 8800, 1, undefined],
    shoes(),
    ['数据线', 1900, 1, undefined],
  ]);
});

test('a thing without a price is no less there', () => {
  expect(rowsOf(`${SHARE}\ngreen tea from Hangzhou`).map(([name]) => name)).toEqual([
    '回力帆布鞋男款经典',
    'green tea from Hangzhou',
  ]);
});

test('what says which one and how many belongs to the shared thing', () => {
  expect(rowsOf(`${SHARE}\n2双`)).toEqual([shoes(2)]);
  const [sized, ...others] = rowsOf(`${SHARE}\nsize 42`);
  expect(others).toEqual([]);
  expect(sized?.[3]).toContain('42');
});

test.each([
  [
    'a title and a price in lines of their own',
    '回力帆布鞋男款 ¥59\nhttps://m.tb.cn/h.gX2aB1c?tk=aBcD1234eFg\n复制打开淘宝',
  ],
  ['an app that says where it is from', `${SHARE}\n来自手机淘宝的分享`],
  ['a code alone in its line', '「回力帆布鞋男款经典」\n￥aBcD1234eFg￥\n复制后打开淘宝'],
])('%s stays one thing', (_, text) => {
  expect(draftsFromText(text)).toHaveLength(1);
});

test.each([
  ['「李宁跑步鞋 42码 颜色:黑」', ['李宁跑步鞋', undefined, 1, '颜色:黑; 42码']],
  ['「李宁卫衣 XL 灰色」', ['李宁卫衣', undefined, 1, '灰色; XL']],
  ['「李宁跑步鞋」 颜色:黑 42码 199元', ['李宁跑步鞋', 19_900, 1, '颜色:黑; 42码']],
  // What a shop calls its things is no size.
  ['「大码女装 连衣裙」', ['大码女装 连衣裙', undefined, 1, undefined]],
  ['「春秋连衣裙 S-XL码」', ['春秋连衣裙 S-XL码', undefined, 1, undefined]],
])('the size in a share text is which one, not a part of the name: %s', (text, row) => {
  expect(rowsOf(`【淘宝】https://m.tb.cn/h.gX2aB1c?tk=aBcD1234eFg ${text}\n点击链接直接打开`)).toEqual([row]);
});

test('a link with which one below it has no name of its own', () => {
  const text = 'https://item.taobao.com/item.htm?id=123456789\n码数：42\n颜色：黑\n数量：2\n价格：199';
  expect(rowsOf(text)).toEqual([[undefined, 19_900, 2, '码数:42; 颜色:黑']]);
});
