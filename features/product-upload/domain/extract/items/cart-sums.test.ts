// Carts and orders whose sum is less than that of their things, and what of the picture says why.

import { expect, test } from 'vitest';
import { cartsThatDiffer } from '../../carts-that-differ.ts';
import { extractItems } from './extract-items.ts';

type Given = readonly [text: string, x: number, y: number];

const thing = (top: number, title: string, price: string): readonly Given[] => [
  [title, 110, top],
  [price, 110, top + 39],
  ['x1', 356, top + 39],
];

/** Two things of 129 and 168 yuan, and the foot of the page. */
function cartOf(...foot: readonly (readonly [label: string, amount: string])[]) {
  const lines: readonly Given[] = [
    ['确认订单', 10, 15],
    ...thing(99, '小米移动电源充电宝大容量自带线款快', '¥129'),
    ...thing(239, '龙泉青瓷茶具套装一壶四杯礼盒装', '¥168'),
    ...foot.flatMap(([label, amount], at): Given[] => [
      [label, 26, 420 + at * 40],
      [amount, 300, 420 + at * 40],
    ]),
  ];
  const items = extractItems({
    lines: lines.map(([text, x, y]) => ({
      text,
      x,
      y,
      width: [...text].length * 14,
      height: 20,
      confidence: 1,
      isStruck: false,
    })),
  });
  return cartsThatDiffer(items.map((item) => ({ ...item, pictureId: 'one' })))[0];
}

test.each([
  [
    [
      ['店铺优惠', '-¥20.00'],
      ['优惠券', '-¥30'],
      ['合计', '¥247.00'],
    ],
    { cart_shop: 2000, cart_coupon: 3000 },
    0,
  ],
  [
    [
      ['跨店满减', '减¥50'],
      ['合计', '¥247'],
    ],
    { cart_spend: 5000 },
    0,
  ],
  [
    [
      ['红包', '-¥5.50'],
      ['运费', '¥8.00'],
      ['实付款', '¥299.50'],
    ],
    { cart_gift: 550, cart_freight: 800 },
    0,
  ],
  // The sum of what is told by itself is not taken a second time.
  [
    [
      ['店铺优惠', '-¥20'],
      ['共减', '¥20'],
      ['合计', '¥277'],
    ],
    { cart_shop: 2000 },
    0,
  ],
  [
    [
      ['共减', '¥20'],
      ['合计', '¥277'],
    ],
    { cart_off: 2000 },
    0,
  ],
  // A promise is nothing taken, and what nobody explains stays open.
  [
    [
      ['满200减20', '去凑单'],
      ['合计', '¥250'],
    ],
    {},
    -4700,
  ],
] as const)('%j', (foot, steps, openFen) => {
  const found = cartOf(...foot);
  expect(Object.fromEntries(found?.steps.map(({ role, fen }) => [role, fen]) ?? [])).toEqual(steps);
  expect(found?.openFen).toBe(openFen);
  expect(found?.countedFen).toBe(29_700);
});

test('what the picture says more is what is missing, and what it says less may be a thing that was not ticked', () => {
  expect(cartOf(['合计', '¥617.00'])).toMatchObject({ openFen: 32_000, unticked: [] });
  expect(cartOf(['合计', '¥129'])).toMatchObject({
    openFen: 0,
    unticked: ['龙泉青瓷茶具套装一壶四杯礼盒装'],
    steps: [{ role: 'cart_unticked', fen: 16_800 }],
  });
});

test('no question where the sum is that of the things', () => {
  expect(cartOf(['合计', '¥297.00'])).toBeUndefined();
});
