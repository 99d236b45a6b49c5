// Whose shop a thing of a cart is, and what a page that offers several colours and sizes leaves open; lines as recognised.

import { expect, test } from 'vitest';
import { isChoiceOpen } from '../../variant-choices.ts';
import { extractItems } from './extract-items.ts';

type Given = readonly [text: string, x: number, y: number, width: number, height: number];

const lineOf = ([text, x, y, width, height]: Given) => ({
  text,
  x,
  y,
  width,
  height,
  confidence: 1,
  isStruck: false,
});

const read = (...lines: readonly Given[]) =>
  extractItems({ width: 390, height: 844, lines: lines.map(lineOf) }).map(({ fields }) => fields);

/** A thing of a cart at a height: its title, what was chosen, price and count. */
const thing = (top: number, title: string, chosen: string, price: string): readonly Given[] => [
  [title, 110, top, [...title].length * 14.7, 20],
  [chosen, 110, top + 17, [...chosen].length * 13, 20],
  [price, 110, top + 39, 45, 22],
  ['x1', 356, top + 39, 18, 16],
];
const FOOT: readonly Given[] = [
  ['全选', 26, 809, 37, 25],
  ['合计：¥425.80', 183, 810, 108, 24],
  ['结算(4)', 306, 811, 56, 23],
];
const HEAD: Given = ['购物车(4)', 10, 15, 110, 33];
const POWER = thing(99, '小米移动电源充电宝大容量自带线款快', '黑色', '￥129');
const TEA = thing(239, '龙泉青瓷茶具套装一壶四杯礼盒装', '梅子青', '￥168');
const KNIFE = thing(379, '十八子作菜刀家用厨房切片刀', '不锈钢', '¥89');

test('each thing has the shop over it, also one whose name has no word for a shop', () => {
  const items = read(
    HEAD,
    ['小米官方旗舰店）', 32, 71, 111, 20],
    ...POWER,
    ['龙泉茶具坊', 32, 211, 72, 20],
    ...TEA,
    // A large sign on its picture, beside two lines at once.
    ['茶', 37, 254, 46, 57],
    ['阳江十八子旗舰店', 33, 351, 113, 20],
    ...KNIFE,
    ...FOOT,
  );
  expect(items.map(({ shop }) => shop?.value)).toEqual(['小米官方旗舰店', '龙泉茶具坊', '阳江十八子旗舰店']);
  expect(items.map(({ shop }) => shop?.confidence)).toEqual([0.9, 0.7, 0.9]);
  expect(items.map(({ name, variant }) => [name?.value, variant?.value, variant?.confidence])).toEqual([
    ['小米移动电源充电宝大容量自带线款快', '黑色', 0.5],
    ['龙泉青瓷茶具套装一壶四杯礼盒装', '梅子青', 0.5],
    ['十八子作菜刀家用厨房切片刀', '不锈钢', 0.5],
  ]);
});

test('a shop holds for what follows close under it, and is a guess where a header may have stood', () => {
  const close = thing(180, '龙泉青瓷茶具套装一壶四杯礼盒装', '梅子青', '￥168');
  const items = read(HEAD, ['小米官方旗舰店', 32, 71, 111, 20], ...POWER, ...close, ...KNIFE, ...FOOT);
  expect(items.map(({ shop }) => [shop?.value, shop?.confidence])).toEqual([
    ['小米官方旗舰店', 0.9],
    ['小米官方旗舰店', 0.9],
    ['小米官方旗舰店', 0.5],
  ]);
});

test('what all things cost together is the price of none', () => {
  const sum: Given = ['小计：¥297.00', 260, 300, 100, 20];
  for (const { unitPriceFen } of read(HEAD, ...POWER, sum, ...TEA, ...FOOT))
    expect([12_900, 16_800]).toContain(unitPriceFen?.value);
});

/** What the things cost, by a cart of three: as fen, undefined where nothing says. */
const pricesOf = (...lines: readonly Given[]) =>
  read(HEAD, ...lines, ...FOOT).map(({ unitPriceFen }) => unitPriceFen?.value);

test.each(['减震款', '送茶针', '满天星', '免洗款', '省心装', '保税仓款'])(
  'what was chosen is no word about its price: %s',
  (chosen) => {
    const tea = thing(239, '云南普洱茶饼熟茶陈年老茶', chosen, '¥128');
    expect(pricesOf(...POWER, ...tea, ...KNIFE)).toEqual([12_900, 12_800, 8900]);
  },
);

test.each(['Keychron K3 Pro RGB', 'LEGO 42151', '紫砂壶'])(
  'a thing with a short or foreign name is one: %s',
  (title) => {
    const items = read(HEAD, ...POWER, ...thing(239, title, '默认', '¥320'), ...KNIFE, ...FOOT);
    expect(items.map(({ unitPriceFen }) => unitPriceFen?.value)).toEqual([12_900, 32_000, 8900]);
    expect(items[1]?.name?.value.replaceAll(' ', '')).toBe(title.replaceAll(' ', ''));
  },
);

test('a price whose sign was not read is one by its place among the others, and not sure', () => {
  const items = read(
    HEAD,
    ...POWER,
    ...thing(239, '龙泉青瓷茶具套装一壶四杯礼盒装', '梅子青', '168'),
    ...KNIFE,
    ...FOOT,
  );
  expect(items.map(({ unitPriceFen }) => unitPriceFen?.value)).toEqual([12_900, 16_800, 8900]);
  expect(items[1]?.unitPriceFen?.confidence).toBeLessThan(0.6);
});

test('a thing that is cut at the edge is there without a price, and is offered what is left of the sum', () => {
  const [title] = thing(519, '宜兴原矿紫砂壶纯手工西施壶', '', '');
  const lines = [HEAD, ...POWER, ...TEA, ...KNIFE, title, ['合计：¥706', 183, 810, 108, 24]] as const;
  const items = extractItems({ lines: lines.flatMap((line) => (line ? [lineOf(line)] : [])) });
  expect(items).toHaveLength(4);
  expect(items[3]?.fields).toMatchObject({ name: { value: '宜兴原矿紫砂壶纯手工西施壶' } });
  expect(items[3]?.fields.unitPriceFen).toBeUndefined();
  expect(items[3]?.otherPrices[0]).toEqual({ fen: 32_000, role: 'price' });
});

test('what a cart recommends below is none of its things', () => {
  const more: readonly Given[] = [
    ['猜你喜欢', 160, 520, 70, 20],
    ['宜兴原矿紫砂壶纯手工西施壶', 110, 560, 190, 20],
  ];
  expect(pricesOf(...POWER, ...TEA, ...KNIFE, ...more)).toEqual([12_900, 16_800, 8900]);
});

const SHOE: readonly Given[] = [
  ['￥239', 6, 350, 112, 38],
  ['特步跑步鞋女夏季新款轻便透气网面减震运动鞋', 10, 424, 363, 23],
];

test('of several colours and sizes none is taken: all are offered, never sure', () => {
  const [item] = read(
    ...SHOE,
    ['颜色分类：樱花粉帆白黑色', 10, 505, 177, 20],
    ['尺码：36', 10, 544, 63, 21],
    ['37', 88, 546, 19, 16],
    ['38', 125, 546, 18, 15],
    ['39', 162, 546, 17, 15],
    ['发货福建泉州|快递：免运费', 10, 597, 175, 20],
  );
  expect(item?.variant?.value).toBe('樱花粉 / 帆白 / 黑色；36 / 37 / 38 / 39');
  expect(item?.variant?.confidence).toBeLessThan(0.6);
});

test.each([
  ['颜色分类：黑色', '黑色', 0.9],
  ['已选：卡其色，XL', '卡其色,XL', 0.9],
  ['规格：黑色 0.5', '黑色 0.5', 0.9],
  ['颜色：灰蓝', '灰蓝', 0.9],
  ['颜色：黑色 白色', '黑色 / 白色', 0.3],
])('%s: %s', (line, text, confidence) => {
  const [item] = read(...SHOE, [line, 10, 505, 177, 20]);
  expect([item?.variant?.value, item?.variant?.confidence]).toEqual([text, confidence]);
});

test.each([
  ['樱花粉 / 帆白；38', true],
  ['樱花粉；38', false],
  ['preto / 38', false],
  ['36 / 37', true],
])('%s is open: %s', (variant, isOpen) => {
  expect(isChoiceOpen(variant)).toBe(isOpen);
});

test('each thing of a cart has its own square of the picture, left of its title; a page of one thing has none', () => {
  const boxes = read(HEAD, ...POWER, ...TEA, ...KNIFE, ...FOOT).map(({ pictureBox }) => pictureBox?.value);
  // Pixels: titles begin at 110, 99, 239 and 379 from the top.
  const pixels = boxes.map((box) => [box?.x, box?.width].map((share = 0) => Math.round(share * 390)));
  expect(pixels).toEqual([
    [24, 78],
    [24, 78],
    [24, 78],
  ]);
  expect(boxes.map((box) => Math.round((box?.y ?? 0) * 844))).toEqual([99, 239, 379]);
  expect(boxes.map((box) => Math.round((box?.height ?? 0) * 844))).toEqual([78, 78, 78]);
  const [shoe] = read(...SHOE);
  expect(shoe?.pictureBox).toBeUndefined();
});

test('how many is no part of which one, and a colour that is none is to be checked', () => {
  const [item] = read(
    ['李宁跑步鞋男款超轻网面', 12, 420, 330, 20],
    ['¥429', 12, 378, 66, 30],
    ['已选:厌色42码数量 x2', 12, 507, 175, 18],
  );
  expect(item?.quantity).toMatchObject({ value: 2, confidence: 0.95 });
  expect(item?.variant).toMatchObject({ value: '厌色42码', confidence: 0.5 });
});

test.each([
  '白灰；41',
  '墨绿色 EU 39',
  '245(38)',
  '37.5',
  '36码',
  '34-35(适合33-34脚)',
  '标准码 42',
  '燕麦色 40-41',
  '42 1/3',
  '180/100A(2XL)',
])('a cart that says %s under the title says which one', (chosen) => {
  const line = (text: string, x: number, y: number, height = 16) => ({
    text,
    x,
    y,
    width: [...text].length * height * 0.8,
    height,
    confidence: 1,
    isStruck: false,
  });
  const [first] = extractItems({
    lines: [
      line('购物车', 12, 20, 20),
      line('软底豆豆鞋女春秋平底单鞋', 140, 100),
      line(chosen, 140, 126, 13),
      line('¥132', 140, 152, 19),
      line('×1', 354, 152),
      line('陶瓷香插禅意摆件线香座', 140, 240),
      line('¥25', 140, 292, 19),
      line('×1', 354, 292),
      line('合计：¥157', 120, 430, 18),
    ],
  });
  expect(first?.fields.name?.value).toBe('软底豆豆鞋女春秋平底单鞋');
  expect(first?.fields.variant?.value).toBe(chosen.replace('；', ';'));
});

test.each([
  ['墨绿180*52cm', '墨绿180*52cm'],
  ['白色/粉色38码×1', '白色/粉色38码'],
  ['粉色120码', '粉色120码'],
])('%s under a title is which one, without how many: %s', (chosen, variant) => {
  const [first] = read(
    HEAD,
    ...thing(99, '真丝披肩女秋冬新款百搭加厚保暖', chosen, '￥129'),
    ...thing(239, '龙泉青瓷茶具套装一壶四杯礼盒装', '梅子青', '￥168'),
    ...FOOT,
  );
  expect(first?.name?.value).toBe('真丝披肩女秋冬新款百搭加厚保暖');
  expect(first?.variant?.value).toBe(variant);
});
