// Amounts that tell of a change, a saving, a coupon, a threshold or a fee are no price; what a price has become is one.

import { expect, test } from 'vitest';
import { toRows } from '../lines/rows.ts';
import { findPrices } from './find-prices.ts';

const rolesIn = (...texts: readonly string[]) =>
  findPrices(
    toRows(
      texts.map((text, at) => ({
        text,
        x: 20 + at * 130,
        y: 40,
        width: 100,
        height: 20,
        confidence: 1,
        isStruck: false,
      })),
    ),
  ).map(({ fen, role }) => `${fen / 100} ${role}`);

test.each([
  '较上周跌了36元',
  '比收藏时少7.5元',
  '已涨4元',
  '降价：¥23',
  '↓ 18元',
  '还差46元包邮',
  '再买52元',
  '加9元换购',
  '14元差价',
  '6元的优惠',
  '满58元可用',
])('%s', (text) => {
  expect(rolesIn(text).map((each) => each.split(' ')[1])).toEqual(['off']);
});

test.each([
  ['降至76元', '76 plain'],
  ['跌到 ¥64', '64 plain'],
  ['降价后现价¥57', '57 price'],
  ['限时优惠价43元', '43 price'],
  ['¥96 立减8元', '96 plain'],
  ['给您便宜一点 85元', '85 price'],
  ['立减后¥71', '71 coupon'],
])('%s is %s', (text, price) => {
  expect(rolesIn(text)[0]).toBe(price);
});

test('what a coupon says beside its amount makes it none', () => {
  expect(rolesIn('¥12', '满79元可用')).toEqual(['12 off', '79 off']);
  expect(rolesIn('¥12', '包邮')).toEqual(['12 plain']);
});
