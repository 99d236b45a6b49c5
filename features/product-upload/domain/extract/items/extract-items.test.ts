// What the lines of pictures mean; each line as it was recognised: text, left edge, top edge, width, height.

import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { cartsThatDiffer } from '../../carts-that-differ.ts';
import { extractItems } from './extract-items.ts';

type Given = readonly [
  text: string,
  x: number,
  y: number,
  width: number,
  height: number,
  isStruck?: 'struck',
];

const read = (...lines: readonly Given[]) =>
  extractItems({
    lines: lines.map(([text, x, y, width, height, struck]) => ({
      text,
      x,
      y,
      width,
      height,
      confidence: 1,
      isStruck: struck !== undefined,
    })),
  });
const priceOf = (...lines: readonly Given[]) => read(...lines)[0]?.fields.unitPriceFen;
/** A page that says this of its price, in lines one under the other. */
const page = (...texts: readonly string[]) =>
  priceOf(...texts.map((text, index): Given => [text, 40, 1000 + index * 90, text.length * 40, 50]), [
    '景德镇青花瓷功夫茶具套装',
    40,
    1900,
    900,
    48,
  ]);

describe('the price', () => {
  test('is put together of a sign, large digits and small ones whose point got lost', () => {
    const price = priceOf(
      ['活动价￥', 35, 1175, 117, 58],
      ['129', 146, 1149, 160, 79],
      ['90', 309, 1172, 68, 52],
    );
    expect(price?.value).toBe(12_990);
  });

  test('of small digits whose box begins in the last large one, has that one once', () => {
    const price = priceOf(
      ['百亿补贴￥', 35, 1132, 211, 56],
      ['286.', 237, 1101, 185, 86],
      ['6.90', 379, 1120, 127, 70],
    );
    expect(price?.value).toBe(28_690);
  });

  test('whose point was read twice has one', () => {
    const price = priceOf(
      ['限时秒杀￥', 23, 754, 143, 36],
      ['272.', 156, 731, 125, 61],
      ['.90', 270, 746, 70, 47],
    );
    expect(price?.value).toBe(27_290);
  });

  test('is never what is crossed out while another stands there', () => {
    expect(priceOf(['￥199', 370, 1179, 94, 51, 'struck'], ['￥129', 40, 1160, 160, 80])?.value).toBe(12_900);
  });

  test.each([
    [['¥299', '定金¥50 尾款¥249'], 29_900],
    [['预售价¥299', '定金¥50'], 29_900],
    [['¥129', '券后¥99'], 12_900],
    [['¥129', '领券再减¥20'], 12_900],
    [['到手价¥99', '原价¥199'], 9900],
    [['¥58', '满200减20', '运费¥8'], 5800],
    [['¥1.2万'], 1_200_000],
    [['零售价：￥268.00', '会员价：￥258.00'], 26_800],
    [['仅售 39.9 元'], 3990],
    [['￥１２９．９０'], 12_990],
    [['¥٥٩'], 5900],
    [['29块9包邮'], 2990],
  ])('in %j is %i fen, and sure', (texts, fen) => {
    const price = page(...texts);
    expect(price?.value).toBe(fen);
    expect(price?.confidence).toBeGreaterThanOrEqual(0.6);
  });

  test.each([
    [['定金¥50']],
    [['券后¥99']],
    [['¥39-59']],
    [['¥39~¥59']],
    [['会员价¥20']],
    [['月销2000+', '评价1.2万']],
  ])('is not given by %j', (texts) => {
    expect(page(...texts)).toBeUndefined();
  });

  test.each([
    [['¥39起'], 3900],
    [['¥129', '¥159'], 12_900],
    [['定金¥50', '尾款¥249'], 29_900],
  ])('in %j is %i fen, to be checked', (texts, fen) => {
    const price = page(...texts);
    expect(price?.value).toBe(fen);
    expect(price?.confidence).toBeLessThan(0.6);
  });
});

test('what cannot be the price is offered beside it', () => {
  const [item] = read(['券后￥99', 40, 1000, 200, 60], ['青花瓷功夫茶具套装', 40, 1100, 600, 50]);
  expect(item?.otherPrices).toEqual([{ fen: 9900, role: 'coupon' }]);
});

test('a title of several lines and pieces is one name', () => {
  const [item] = read(
    ['￥139', 40, 1150, 150, 80],
    ['儿童积木', 37, 1270, 172, 43],
    ['拼装玩具', 210, 1270, 178, 43],
    ['益智男孩生日礼物航天火箭', 389, 1270, 480, 43],
    ['模型大颗粒', 37, 1332, 190, 43],
    ['满100减40|退货宝|40小时内发货', 38, 1417, 549, 39],
    ['小鹿数码专卖店进店逛逛', 40, 1700, 441, 47],
  );
  expect(item?.fields.name?.value).toBe('儿童积木拼装玩具益智男孩生日礼物航天火箭模型大颗粒');
  expect(item?.fields.shop?.value).toBe('小鹿数码专卖店');
  expect(item?.fields.category?.value).toBe('toys');
});

test('a cart has several things, each with its price and count', () => {
  const row = (top: number, title: string, price: string, count: string): readonly Given[] => [
    [title, 310, top, 660, 46],
    ['白色；39码', 310, top + 70, 200, 38],
    [price, 310, top + 120, 150, 56],
    [count, 980, top + 130, 50, 36],
  ];
  const items = read(
    ['购物车(2)', 40, 100, 200, 56],
    ...row(300, '云南葫芦丝初学者成人儿童', '￥233', 'x3'),
    ...row(640, '明制汉服女马面裙套装新中式', '￥387.50', 'x1'),
    ['全选', 40, 2300, 90, 44],
    ['合计：￥1086.50', 300, 2300, 300, 50],
    ['结算(2)', 800, 2300, 150, 44],
  );
  const told = items.map(({ fields }) => [
    fields.name?.value,
    fields.unitPriceFen?.value,
    fields.quantity?.value,
  ]);
  expect(told).toEqual([
    ['云南葫芦丝初学者成人儿童', 23_300, 3],
    ['明制汉服女马面裙套装新中式', 38_750, 1],
  ]);
  // What the picture says of both is no price of one, and is kept to be compared.
  expect(items.map(({ otherPrices }) => otherPrices)).toEqual([
    [{ fen: 108_650, role: 'cart_total' }],
    [{ fen: 108_650, role: 'cart_total' }],
  ]);
  const drafts = items.map((item) => ({ ...item, pictureId: 'a' }));
  expect(cartsThatDiffer(drafts)).toEqual([]);
  expect(cartsThatDiffer(drafts.slice(1))).toMatchObject([
    { pictureId: 'a', saidFen: 108_650, countedFen: 38_750, things: 1, steps: [], openFen: 69_900 },
  ]);
});

test('a cart of several shops has the shop over each thing, and counts whose minus was not read', () => {
  const thing = (top: number, shop: string, title: string, chosen: string, price: string, count: string) =>
    [
      [shop, 61, top, 240, 46],
      [title, 361, top + 82, 580, 47],
      [chosen, 377, top + 160, 176, 45],
      [count, 894, top + 247, 35, 43],
      [price, 354, top + 250, 157, 54],
      ['+', 968, top + 252, 26, 33],
    ] as const satisfies readonly Given[];
  const items = read(
    ['购物车(3)', 34, 45, 240, 66],
    ...thing(218, '陶一居家居>', '陶瓷密封茶叶罐家用普洱储茶罐', '青釉；中号', '￥45.80', '2'),
    ...thing(665, '童学馆旗舰店>', '小学生书包一到三年级护脊减负', '藏蓝色', '￥128.00', '1'),
    ...thing(1112, '棉之家>', '纯棉中筒袜子男士防臭吸汗', '混色5双装', '￥9.90', '5'),
    ['全选', 37, 2309, 78, 48],
    ['合计：¥269.10', 161, 2309, 294, 50],
  );
  expect(
    items.map(({ fields }) => [
      fields.name?.value,
      fields.shop?.value,
      fields.unitPriceFen?.value,
      fields.quantity?.value,
    ]),
  ).toEqual([
    ['陶瓷密封茶叶罐家用普洱储茶罐', '陶一居家居', 4580, 2],
    ['小学生书包一到三年级护脊减负', '童学馆旗舰店', 12_800, 1],
    ['纯棉中筒袜子男士防臭吸汗', '棉之家', 990, 5],
  ]);
});

test.each([
  ['快递：免运费 | 北京', 0],
  ['全场包邮 · 7天无理由退货', 0],
  ['快递: 0.00　广东广州', 0],
  ['运费 ¥8', 800],
  ['满59包邮', undefined],
  ['两件包邮', undefined],
  ['偏远地区不包邮', undefined],
  ['快递 0.50', 50],
  ['宝贝描述 4.8 卖家服务 4.7 物流 4.8', undefined],
  ['物流服务 4.8', undefined],
  ['发货 浙江温州 | 快递：免运费 | 运费险 | 物流 4.8', 0],
])('%s: freight of %s', (text, fen) => {
  const [item] = read(
    ['￥139', 40, 1150, 150, 80],
    ['景德镇青花瓷功夫茶具套装', 40, 1270, 600, 48],
    [text, 40, 1400, 400, 40],
  );
  expect(item?.fields.domesticFreightFen?.value).toBe(fen);
});

test('a seller who names the price of before and that for you means the second', () => {
  const [item] = read(
    ['老陈铁壶', 326, 36, 129, 37],
    ['老板，这把南部铁壶怎么卖？', 317, 163, 398, 33],
    ['原来卖200，老客给你168元', 51, 277, 390, 36],
    ['运费多少？', 571, 392, 149, 37],
    ['到付，大概20', 49, 508, 197, 38],
    ['好的，我要一把', 513, 626, 220, 36],
  );
  expect(item?.fields.unitPriceFen?.value).toBe(16_800);
  expect(item?.fields.name?.value).toBe('南部铁壶');
  expect(item?.fields.quantity?.value).toBe(1);
});

test('what is chosen on a sheet of colours and sizes is a variant, and no name', () => {
  const [item] = read(
    ['￥238', 245, 681, 119, 54],
    ['库存1288件', 251, 745, 139, 30],
    ['已选：卡其色，XL', 253, 782, 210, 30],
    ['颜色分类', 26, 902, 123, 37],
    ['卡其色', 43, 959, 85, 40],
    ['黑色', 186, 958, 61, 42],
    ['尺码', 25, 1035, 61, 38],
    ['MLXL XXL', 26, 1095, 218, 33],
    ['购买数量', 26, 1175, 123, 37],
    ['立即购买', 328, 1322, 120, 37],
  );
  expect(item?.fields.name).toBeUndefined();
  expect(item?.fields.variant?.value).toBe('卡其色,XL');
});

test('an order names the thing without colour and count, which are beside it, and its sums are no things', () => {
  const [item, ...more] = read(
    ['订单详情', 52, 53, 207, 59],
    ['京东自营', 34, 201, 172, 55],
    ['静音加湿器家用大雾量卧室香薰机', 319, 291, 628, 43],
    ['白色4Lx3', 320, 348, 194, 41],
    ['¥219.00', 890, 401, 159, 44],
    ['请选择服务', 40, 500, 200, 46],
    ['商品总额', 33, 599, 168, 51],
    ['¥219.00', 890, 602, 159, 44],
    ['优惠', 33, 763, 81, 56],
    ['-￥10.00', 897, 770, 151, 44],
    ['实付款', 33, 849, 123, 53],
    ['￥209.00', 879, 854, 168, 44],
  );
  expect(more).toEqual([]);
  expect(item?.fields.name?.value).toBe('静音加湿器家用大雾量卧室香薰机');
  expect(item?.fields.quantity).toMatchObject({ value: 3, confidence: expect.closeTo(0.55) });
});

test('whatever is read, nothing breaks, and a price stays within its bounds', () => {
  const given = fc.tuple(
    fc.string({ unit: fc.constantFrom(...'¥￥0123456789.,-~元起万券后定金x 鞋，：/') }),
    ...([1000, 2000, 800, 200] as const).map((max) => fc.nat(max)),
  );
  fc.assert(
    fc.property(fc.array(given, { maxLength: 12 }), (lines) => {
      const items = extractItems({
        lines: lines.map(([text, x = 0, y = 0, width = 1, height = 1]) => ({
          text,
          x,
          y,
          width: width + 1,
          height: height + 1,
          confidence: 1,
          isStruck: false,
        })),
      });
      for (const { fields } of items) {
        const { value = 1 } = fields.unitPriceFen ?? {};
        expect(Number.isInteger(value) && value > 0 && value <= 100_000_000).toBe(true);
      }
    }),
  );
});

it('names a promise such as 满200减20, and takes nothing off for it', () => {
  const [item] = read(
    ['¥239', 40, 1000, 200, 80],
    ['店铺优惠 满200减20', 40, 1100, 400, 40],
    ['男士透气网面跑步鞋轻便缓震', 40, 1200, 900, 48],
  );
  expect(item?.fields.unitPriceFen?.value).toBe(23_900);
  expect(item?.otherPrices).toEqual([{ role: 'spend', fromFen: 20_000, fen: 2000 }]);
});
