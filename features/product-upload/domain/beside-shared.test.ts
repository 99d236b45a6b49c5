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
