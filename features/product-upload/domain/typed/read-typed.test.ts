// What people type about things that they want, in three languages and some Korean.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LOW_CONFIDENCE } from '../../../global-services/domain/index.ts';
import { draftsFromText } from '../drafts-from-text.ts';

type Expected = {
  readonly name?: string;
  readonly fen?: number;
  readonly n?: number;
  readonly variant?: string;
  readonly shop?: string;
  readonly kind?: string;
  readonly freight?: number;
  /** The price has to be looked at. */
  readonly isLow?: true;
};
type Case = readonly [text: string, expected: Expected];

const CHINESE: readonly Case[] = [
  ['茉莉花茶 2包 每包48元', { name: '茉莉花茶', n: 2, fen: 4800, kind: 'food' }],
  ['茉莉花茶 两包 ¥48', { name: '茉莉花茶', n: 2, fen: 4800, kind: 'food', isLow: true }],
  ['茉莉花茶两包，一共96元', { name: '茉莉花茶', n: 2, fen: 4800, kind: 'food' }],
  ['茉莉花茶 48元一包，要三包', { name: '茉莉花茶', n: 3, fen: 4800, kind: 'food' }],
  ['龙井茶 3盒 单价128', { name: '龙井茶', n: 3, fen: 12_800, kind: 'food' }],
  ['龙井茶 3盒 单价128元', { name: '龙井茶', n: 3, fen: 12_800, kind: 'food' }],
  ['高仿 Nike 鞋 1:1 ¥120', { name: '高仿 Nike 鞋 1:1', n: 1, fen: 12_000, kind: 'shoes' }],
  ['两双运动鞋 每双199块', { name: '运动鞋', n: 2, fen: 19_900, kind: 'shoes' }],
  ['我想买一台机械键盘，299元', { name: '机械键盘', n: 1, fen: 29_900, kind: 'electronics' }],
  ['手机壳 黑色 1个 25元', { name: '手机壳', n: 1, fen: 2500, variant: '黑色', kind: 'phone-accessories' }],
  [
    '儿童外套 120码 159元 小熊童装旗舰店',
    { name: '儿童外套', fen: 15_900, variant: '120码', shop: '小熊童装旗舰店', kind: 'clothing' },
  ],
  ['连衣裙 XL 89元', { name: '连衣裙', fen: 8900, variant: 'XL', kind: 'clothing' }],
  ['短袖 M 39元', { name: '短袖', fen: 3900, variant: 'M' }],
  ['李宁跑鞋 颜色:黑/42码 199元', { name: '李宁跑鞋', fen: 19_900, variant: '42码; 颜色:黑', kind: 'shoes' }],
  ['衬衫 170/92A 150元', { name: '衬衫', fen: 15_000, variant: '170/92A', kind: 'clothing' }],
  ['连衣裙（XL，黑色）89元', { name: '连衣裙', fen: 8900, variant: '黑色; XL', kind: 'clothing' }],
  ['外套 规格:黑色;XL 299元', { name: '外套', fen: 29_900, variant: '规格:黑色;XL', kind: 'clothing' }],
  // The size is said, so a number at the end can hardly be anything but money; it is still asked about.
  ['牛仔裤 31码 99', { name: '牛仔裤', fen: 9900, variant: '31码', kind: 'clothing', isLow: true }],
  ['老北京布鞋 白色42码 99块5', { name: '老北京布鞋', fen: 9950, variant: '42码; 白色', kind: 'shoes' }],
  ['蜂蜜 三瓶 每瓶39.9元 包邮', { name: '蜂蜜', n: 3, fen: 3990, kind: 'food', freight: 0 }],
  ['保温杯 68元 运费8元', { name: '保温杯', fen: 6800, kind: 'kitchen', freight: 800 }],
  ['床上四件套 268元', { name: '床上四件套', fen: 26_800, kind: 'home' }],
  ['三只松鼠坚果 2袋 共59.8元', { name: '三只松鼠坚果', n: 2, fen: 2990, kind: 'food' }],
  ['毛笔一套一百二十元', { name: '毛笔', n: 1, fen: 12_000, kind: 'stationery' }],
  ['数量：5，中性笔，每支3元', { name: '中性笔', n: 5, fen: 300, kind: 'stationery' }],
  ['蓝牙耳机 x2 ¥199/个', { name: '蓝牙耳机', n: 2, fen: 19_900, kind: 'electronics' }],
  ['袜子 一打 36元', { name: '袜子', n: 12, fen: 3600, kind: 'small-clothing', isLow: true }],
  ['一双布鞋', { name: '布鞋', n: 1, kind: 'shoes' }],
  ['古筝弦 1,299元', { name: '古筝弦', fen: 129_900, kind: 'instruments' }],
  ['店铺：清风茶庄，白茶，88元', { name: '白茶', fen: 8800, shop: '清风茶庄', kind: 'food' }],
  [
    '旗袍 颜色：红色 尺码：M 328元',
    { name: '旗袍', fen: 32_800, variant: '尺码:M; 颜色:红色', kind: 'clothing' },
  ],
];
const ENGLISH: readonly Case[] = [
  [
    "children's coat, size 120, 159 yuan, shop 小熊童装旗舰店",
    { name: "children's coat", fen: 15_900, variant: 'size 120', shop: '小熊童装旗舰店', kind: 'clothing' },
  ],
  ['phone case', { name: 'phone case', kind: 'phone-accessories' }],
  ['2 phone cases, 25 yuan each', { name: 'phone cases', n: 2, fen: 2500, kind: 'phone-accessories' }],
  ['jasmine tea, 2 bags, 48 yuan each', { name: 'jasmine tea', n: 2, fen: 4800, kind: 'food' }],
  ['two packs of jasmine tea, 96 yuan in total', { name: 'jasmine tea', n: 2, fen: 4800, kind: 'food' }],
  [
    'a pair of running shoes, size 42, black, RMB 299',
    { name: 'running shoes', n: 1, fen: 29_900, variant: 'size 42; black', kind: 'shoes' },
  ],
  [
    'three pairs of socks for 30 RMB',
    { name: 'socks', n: 3, fen: 3000, kind: 'small-clothing', isLow: true },
  ],
  ['mechanical keyboard 299 CNY', { name: 'mechanical keyboard', fen: 29_900, kind: 'electronics' }],
  ['mechanical keyboard CNY 299', { name: 'mechanical keyboard', fen: 29_900, kind: 'electronics' }],
  ['I want to buy a teapot, 88 yuan', { name: 'a teapot', fen: 8800, kind: 'kitchen' }],
  ['tea set ¥1,280.50', { name: 'tea set', fen: 128_050, kind: 'kitchen' }],
  ['silk scarf x3 ¥59 apiece', { name: 'silk scarf', n: 3, fen: 5900, kind: 'small-clothing' }],
  ['2x USB cable, 19.9 yuan each', { name: 'USB cable', n: 2, fen: 1990, kind: 'phone-accessories' }],
  ['a dozen pencils, 24 yuan total', { name: 'pencils', n: 12, fen: 200, kind: 'stationery' }],
  [
    'backpack, color: blue, 150 kuai',
    { name: 'backpack', fen: 15_000, variant: 'color: blue', kind: 'bags' },
  ],
  ['lipstick 89 yuan, free shipping', { name: 'lipstick', fen: 8900, kind: 'cosmetics', freight: 0 }],
  [
    'building blocks, 129 yuan, shipping 10 yuan',
    { name: 'building blocks', fen: 12_900, kind: 'toys', freight: 1000 },
  ],
  [
    'winter jacket, dark blue, XL, 399 yuan',
    { name: 'winter jacket', fen: 39_900, variant: 'dark blue; XL', kind: 'clothing' },
  ],
  [
    'bamboo flute from the shop 竹韵, 120 yuan',
    { name: 'bamboo flute', fen: 12_000, shop: '竹韵', kind: 'instruments' },
  ],
  [
    'wool gloves 45 yuan, domestic shipping 6 yuan',
    { name: 'wool gloves', fen: 4500, kind: 'small-clothing', freight: 600 },
  ],
  ['quantity 4, notebook, 12 yuan per piece', { name: 'notebook', n: 4, fen: 1200, kind: 'stationery' }],
  ['jasmine tea 2개 48위안', { name: 'jasmine tea', n: 2, fen: 4800, kind: 'food', isLow: true }],
  ['iPhone 15 case 35 yuan', { name: 'iPhone 15 case', fen: 3500, kind: 'phone-accessories' }],
];
const PORTUGUESE: readonly Case[] = [
  ['chá de jasmim, 2 pacotes, 48 yuans cada', { name: 'chá de jasmim', n: 2, fen: 4800, kind: 'food' }],
  ['dois pacotes de chá verde por 96 yuans no total', { name: 'chá verde', n: 2, fen: 4800, kind: 'food' }],
  [
    'casaco infantil, tamanho 120, 159 yuans, loja 小熊童装旗舰店',
    {
      name: 'casaco infantil',
      fen: 15_900,
      variant: 'tamanho 120',
      shop: '小熊童装旗舰店',
      kind: 'clothing',
    },
  ],
  ['capa de celular preta, 25 yuan', { name: 'capa de celular preta', fen: 2500, kind: 'phone-accessories' }],
  [
    'um par de tênis, tamanho 42, branco, RMB 299',
    { name: 'tênis', n: 1, fen: 29_900, variant: 'tamanho 42; branco', kind: 'shoes' },
  ],
  ['três caixas de chá preto, 39,90 yuans cada uma', { name: 'chá preto', n: 3, fen: 3990, kind: 'food' }],
  ['duas camisetas, 45 yuans cada', { name: 'camisetas', n: 2, fen: 4500, kind: 'clothing' }],
  ['quero comprar uma mochila, 150 yuans', { name: 'uma mochila', fen: 15_000, kind: 'bags' }],
  ['jaqueta de couro 2.599 yuans', { name: 'jaqueta de couro', fen: 259_900, kind: 'clothing', isLow: true }],
  ['jaqueta de couro 2.599,00 yuans', { name: 'jaqueta de couro', fen: 259_900, kind: 'clothing' }],
  ['teclado mecânico ¥ 299', { name: 'teclado mecânico', fen: 29_900, kind: 'electronics' }],
  [
    'fone de ouvido, cor azul, 199 yuans, frete grátis',
    { name: 'fone de ouvido', fen: 19_900, variant: 'cor azul', kind: 'electronics', freight: 0 },
  ],
  [
    'jogo de chá, 268 yuans, frete 12 yuans',
    { name: 'jogo de chá', fen: 26_800, kind: 'kitchen', freight: 1200 },
  ],
  [
    '3 pares de meias, 12 yuan cada, frete na China 8 yuan',
    { name: 'meias', n: 3, fen: 1200, kind: 'small-clothing', freight: 800 },
  ],
  [
    'duas luvas, 30 yuans cada, frete interno: 5 yuans',
    { name: 'luvas', n: 2, fen: 3000, kind: 'small-clothing', freight: 500 },
  ],
  ['uma dúzia de lápis por 24 yuans ao todo', { name: 'lápis', n: 12, fen: 200, kind: 'stationery' }],
  ['batom, quantidade: 3, 59 yuans cada', { name: 'batom', n: 3, fen: 5900, kind: 'cosmetics' }],
  [
    'vestido vermelho, M, 129 yuans',
    { name: 'vestido vermelho', fen: 12_900, variant: 'M', kind: 'clothing' },
  ],
  ['livro de caligrafia 38 yuans', { name: 'livro de caligrafia', fen: 3800, kind: 'books' }],
  [
    '4 garrafas de molho de soja, 15 yuans por garrafa',
    { name: 'molho de soja', n: 4, fen: 1500, kind: 'food' },
  ],
];
const ALL = [...CHINESE, ...ENGLISH, ...PORTUGUESE];

test('there are sixty of three languages', () => {
  expect(ALL.length).toBeGreaterThanOrEqual(60);
});

test.each(ALL)('%s', (text, expected) => {
  const [item, ...others] = draftsFromText(text);
  expect(others).toEqual([]);
  const { name, unitPriceFen, quantity, variant, shop, category, domesticFreightFen } = item ?? {};
  expect({
    name: name?.value,
    fen: unitPriceFen?.value,
    n: quantity?.value,
    variant: variant?.value,
    shop: shop?.value,
    kind: category?.value,
    freight: domesticFreightFen?.value,
    isLow: unitPriceFen && unitPriceFen.confidence < LOW_CONFIDENCE ? true : undefined,
  }).toEqual({
    n: 1,
    ...Object.fromEntries(
      ['name', 'fen', 'variant', 'shop', 'kind', 'freight', 'isLow'].map((key) => [key, undefined]),
    ),
    ...expected,
  });
});

test.each([
  ['茉莉花茶 2包 每包48元\n手机壳 1个 25元', ['茉莉花茶', '手机壳']],
  ['手机壳 25元，数据线 19元，键盘 299元', ['手机壳', '数据线', '键盘']],
  ['phone case\njasmine tea\nkeyboard', ['phone case', 'jasmine tea', 'keyboard']],
  ["children's coat\nsize 120\n159 yuan", ["children's coat"]],
] as const)('%j are %j', (text, names) => {
  expect(draftsFromText(text).map(({ name }) => name?.value)).toEqual(names);
});

test('a link with a word about it keeps the word, and the shop of the link', () => {
  const [item] = draftsFromText('https://item.taobao.com/item.htm?id=675432109876 外套 120码 两件 每件159元');
  expect(item).toMatchObject({
    name: { value: '外套' },
    variant: { value: '120码' },
    quantity: { value: 2 },
    unitPriceFen: { value: 15_900 },
    shop: { value: '淘宝' },
    link: { value: 'https://item.taobao.com/item.htm?id=675432109876' },
  });
});

test('whatever is typed, no price is out of bounds and no count is none', () => {
  const word = fc.constantFrom(
    '茶',
    '两包',
    '每',
    '¥',
    '48',
    'yuan',
    'each',
    'x2',
    ',',
    '\n',
    'size',
    'M',
    '店',
    '共',
    '万',
    '.',
  );
  fc.assert(
    fc.property(fc.array(fc.oneof(word, fc.string({ maxLength: 6 })), { maxLength: 12 }), (words) => {
      for (const { unitPriceFen, quantity, name } of draftsFromText(words.join(' '))) {
        expect(unitPriceFen?.value ?? 1).toBeGreaterThan(0);
        expect(quantity?.value ?? 0).toBeGreaterThan(0);
        expect(name?.value ?? 'name').not.toBe('');
      }
    }),
  );
});
