// Signs of carts that are no words: arrows, badges, circles that are not ticked; lines as they were recognised.

import { expect, test } from 'vitest';
import { cartsThatDiffer } from '../../carts-that-differ.ts';
import { extractItems } from './extract-items.ts';

type Given = readonly [text: string, x: number, y: number, height?: number];

const read = (...lines: readonly Given[]) =>
  extractItems({
    width: 390,
    height: 844,
    lines: lines.map(([text, x, y, height = 16]) => ({
      text,
      x,
      y,
      width: [...text].length * height * 0.8,
      height,
      confidence: 1,
      isStruck: false,
    })),
  });

const thing = (top: number, title: string, chosen: string, price: string): readonly Given[] => [
  [title, 140, top],
  [chosen, 146, top + 25, 13],
  [price, 140, top + 52, 19],
  ['×1', 354, top + 52],
];

const three = (foot: string, count: string) =>
  read(
    ['购物车(3)', 11, 15, 22],
    ['天猫 柳编坊家居旗舰店', 40, 63],
    ...thing(100, '藤编收纳筐带盖客厅杂物整理筐', '原木色;大号√', '¥83'),
    ...thing(206, '加厚法兰绒午睡毯办公室披肩毯', '烟灰;70x100 v', '¥57'),
    ['北岭户外专营店天猫>', 40, 307],
    ...thing(336, '登山杖碳素超轻伸缩徒步手杖', '曜石黑V', '¥129'),
    ['全选', 14, 473],
    [foot, 60, 473, 18],
    [count, 309, 478, 20],
  );

test('an arrow is no part of what was chosen, and a badge none of the shop', () => {
  const fields = three('合计：¥269', '结算(3)').map((item) => item.fields);
  expect(fields.map(({ variant }) => variant?.value)).toEqual(['原木色;大号', '烟灰;70x100', '曜石黑']);
  expect(fields.map(({ shop }) => shop?.value)).toEqual([
    '柳编坊家居旗舰店',
    '柳编坊家居旗舰店',
    '北岭户外专营店',
  ]);
});

test('what the sum and the count leave out is not ticked', () => {
  const items = three('合计：¥129', '结算(1)');
  expect(items.map(({ otherPrices }) => otherPrices.some(({ role }) => role === 'cart_uncounted'))).toEqual([
    true,
    true,
    false,
  ]);
  const drafts = items.map((item) => ({ ...item, pictureId: 'a' }));
  expect(cartsThatDiffer(drafts)[0]).toMatchObject({
    openFen: 0,
    unticked: [expect.any(String), expect.any(String)],
  });
  // All three are in it: something else takes 57 off.
  expect(three('合计：¥212', '结算(3)').flatMap(({ otherPrices }) => otherPrices)).not.toContainEqual(
    expect.objectContaining({ role: 'cart_uncounted' }),
  );
});

test('what was chosen and is glued to the title comes apart from it; a voltage stays', () => {
  const [one] = read(
    ['¥46.50', 12, 220, 30],
    ['平板保护套三折支架软壳适用', 12, 270],
    ['MatePad11Pro;雾霾蓝', 12, 294],
    ['快递：7.00月销80+', 12, 330, 14],
    ['拾壳数码官方旗舰店天猫', 12, 360],
  );
  expect(one?.fields).toMatchObject({
    name: { value: '平板保护套三折支架软壳适用' },
    variant: { value: 'MatePad11Pro;雾霾蓝' },
    domesticFreightFen: { value: 700 },
    shop: { value: '拾壳数码官方旗舰店' },
  });
  const [drill] = read(['¥139', 12, 220, 30], ['家用锂电手电钻充电式12V', 12, 270]);
  expect(drill?.fields.name?.value).toBe('家用锂电手电钻充电式12V');
});
