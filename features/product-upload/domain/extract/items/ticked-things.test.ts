// Which things of a cart were chosen in it: by the circles before them, by the sum, by both, or nobody can say.

import { expect, test } from 'vitest';
import { cartsThatDiffer } from '../../carts-that-differ.ts';
import { wanted } from '../carts/ticks.ts';
import { extractItems } from './extract-items.ts';

type Thing = readonly [title: string, yuan: number, isTicked?: boolean];

const TITLES = [
  '竹编提篮手工野餐收纳篮子',
  '陶瓷香插禅意摆件线香座',
  '羊绒围巾女秋冬加厚披肩',
  '实木相框七寸摆台照片框',
  '折叠遮阳伞晴雨两用防晒伞',
  '亚麻桌布长方形茶几盖布',
] as const;

const line = (text: string, x: number, y: number, height = 16) => ({
  text,
  x,
  y,
  width: [...text].length * height * 0.8,
  height,
  confidence: 1,
  isStruck: false,
});

/** A cart as a phone shows it; `foot` in yuan, with how many are to be paid where the app says so. */
function cartOf(things: readonly Thing[], foot?: { readonly sum: number; readonly count?: number }) {
  const top = (at: number) => 100 + at * 110;
  const end = top(things.length);
  const items = extractItems({
    width: 390,
    height: 844,
    lines: [
      line('购物车', 12, 20, 20),
      line('青石杂货铺', 44, 66),
      ...things.flatMap(([title, yuan], at) => [
        line(title, 140, top(at)),
        line(`¥${yuan}`, 140, top(at) + 52, 19),
        line('×1', 354, top(at) + 52),
      ]),
      line('全选', 44, end + 20),
      ...(foot ? [line(`合计：¥${foot.sum}`, 120, end + 20, 18)] : []),
      ...(foot?.count ? [line(`结算(${foot.count})`, 300, end + 20)] : []),
    ],
    circles: [
      // The shop's own, which is above its first thing.
      { x: 12, y: 64, side: 20, isTicked: false },
      ...things.flatMap(([, , isTicked], at) =>
        isTicked === undefined ? [] : [{ x: 12, y: top(at) + 30, side: 20, isTicked }],
      ),
      { x: 12, y: end + 18, side: 20, isTicked: false },
    ],
  });
  const drafts = items.map((item) => ({ ...item, pictureId: 'p' }));
  return {
    items,
    ticks: items.map(({ otherPrices }) =>
      otherPrices
        .map(({ role }) => role)
        .filter((role) => /tick|count/.test(role))
        .join(),
    ),
    cart: cartsThatDiffer(drafts)[0],
  };
}

const [basket, incense, scarf, frame, umbrella, cloth] = TITLES;

test('an empty circle leaves a thing out, and the sum agrees', () => {
  const { ticks, cart, items } = cartOf(
    [
      [basket, 68, true],
      [incense, 25, false],
      [scarf, 139, true],
    ],
    { sum: 207 },
  );
  expect(ticks).toEqual(['cart_ticked', 'cart_unticked', 'cart_ticked']);
  expect(cart).toMatchObject({ isOfTicked: true, isSeen: true, unticked: [incense], openFen: 0 });
  // Nothing is in doubt where all is explained.
  expect(items.every(({ fields }) => (fields.unitPriceFen?.confidence ?? 0) > 0.8)).toBe(true);
});

test('circles alone say it where no sum was read, and what they say is kept beside a discount', () => {
  expect(
    cartOf([
      [basket, 68, false],
      [incense, 25, true],
    ]).ticks,
  ).toEqual(['cart_unticked', 'cart_ticked']);
  // 68 + 139 = 207; 190 is no sum of any: a coupon took 17 off.
  const { ticks, cart } = cartOf(
    [
      [basket, 68, true],
      [incense, 25, false],
      [scarf, 139, true],
    ],
    { sum: 190 },
  );
  expect(ticks[1]).toBe('cart_unticked');
  expect(cart).toMatchObject({ isOfTicked: false, unticked: [incense], openFen: -1700 });
});

test('a discount as large as a ticked thing does not untick it', () => {
  const { ticks, cart } = cartOf(
    [
      [basket, 68, true],
      [incense, 25, true],
      [scarf, 139, true],
    ],
    { sum: 207 },
  );
  expect(ticks).toEqual(['cart_ticked', 'cart_ticked', 'cart_ticked']);
  expect(cart).toMatchObject({ unticked: [], openFen: -2500 });
});

test('where none is ticked nothing was chosen yet, and all are taken', () => {
  expect(
    cartOf(
      [
        [basket, 68, false],
        [incense, 25, false],
      ],
      { sum: 0 },
    ).ticks,
  ).toEqual(['', '']);
});

test('a circle that the sum contradicts was none', () => {
  expect(
    cartOf(
      [
        [basket, 68, true],
        [incense, 25, false],
      ],
      { sum: 93 },
    ).ticks,
  ).toEqual(['cart_ticked', '']);
});

test('without circles the sum says it, as far as no other things come to it', () => {
  const four: readonly Thing[] = [
    [basket, 68],
    [incense, 25.5],
    [scarf, 139.9],
    [frame, 46.3],
  ];
  const { ticks, cart } = cartOf(four, { sum: 114.3 });
  expect(ticks).toEqual(['', 'cart_uncounted', 'cart_uncounted', '']);
  expect(cart).toMatchObject({ isOfTicked: true, isSeen: false, unticked: [incense, scarf] });
  // Two ways to come to it: 30 + 70 and 40 + 60.
  const twice: readonly Thing[] = [
    [basket, 30],
    [incense, 70],
    [scarf, 40],
    [frame, 60],
  ];
  expect(cartOf(twice, { sum: 100 }).ticks).toEqual(['', '', '', '']);
  // Six things in whole yuan come to nearly any amount.
  const six: readonly Thing[] = [
    [basket, 31],
    [incense, 12],
    [scarf, 45],
    [frame, 27],
    [umbrella, 52],
    [cloth, 38],
  ];
  expect(cartOf(six, { sum: 147 }).ticks.join('')).toBe('');
  // As many as the app counts make it sure again.
  expect(cartOf(six, { sum: 66, count: 2 }).ticks.filter(Boolean)).toHaveLength(0);
  expect(cartOf(six, { sum: 64, count: 2 }).ticks).toEqual([
    'cart_uncounted',
    '',
    'cart_uncounted',
    'cart_uncounted',
    '',
    'cart_uncounted',
  ]);
});

test('a sign that is read in a circle is none of a name, and the rest of a sum is for what is ticked', () => {
  const lines = [
    line('购物车', 12, 20, 20),
    line('O', 16, 132),
    line(basket, 140, 100),
    line('¥68', 140, 152, 19),
    line('×1', 354, 152),
    line('√', 16, 242),
    line(incense, 140, 210),
    line('¥25', 140, 262, 19),
    line('×1', 354, 262),
    line('O', 16, 352),
    line(scarf, 140, 320),
    line('全选', 44, 430),
    line('合计：¥25', 120, 430, 18),
  ];
  const circles = [130, 240, 350].map((y) => ({ x: 12, y, side: 20, isTicked: y === 240 }));
  const items = extractItems({ width: 390, height: 844, lines, circles });
  expect(items.map(({ fields }) => [fields.name?.value, fields.unitPriceFen?.value])).toEqual([
    [basket, 6800],
    [incense, 2500],
    [scarf, undefined],
  ]);
  expect(items[2]?.otherPrices.map(({ role }) => role)).not.toContain('price');
});

test('what is wanted all the same is priced, and can be left out again', () => {
  const [first] = cartOf([
    [basket, 68, false],
    [incense, 25, true],
  ]).items;
  const along = wanted(first?.otherPrices ?? [], true);
  expect(along.map(({ role }) => role)).toContain('cart_wanted');
  expect(wanted(along, false).map(({ role }) => role)).toContain('cart_unticked');
  expect(wanted([], true)).toEqual([]);
});
