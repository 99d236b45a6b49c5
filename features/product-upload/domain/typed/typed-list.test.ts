// Lists as people paste them, one thing a line: no line vanishes, the order stays, and no price crosses lines.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { draftsFromText } from '../drafts-from-text.ts';

type Row = readonly [name: string, fen?: number, count?: number];
const rowsOf = (text: string): Row[] =>
  draftsFromText(text).map(({ name, unitPriceFen, quantity }) => [
    name?.value ?? '',
    unitPriceFen?.value ?? 0,
    quantity?.value ?? 0,
  ]);
const rows = (wanted: readonly Row[]): Row[] =>
  wanted.map(([name, fen = 0, count = 1]) => [name, fen, count]);

const LISTS: readonly (readonly [kind: string, text: string, wanted: readonly Row[]])[] = [
  [
    'bare prices, one with how many behind it',
    'power bank 119\nsocks 20 3 pairs\ncup 35 x2\nshoes 450',
    [
      ['power bank', 11_900],
      ['socks', 2000, 3],
      ['cup', 3500, 2],
      ['shoes', 45_000],
    ],
  ],
  [
    'seven lines with a book, a folding knife and one letter',
    '青瓷茶具套装 功夫茶杯 258元\n《三体》刘慈欣 45元\n手机壳 iPhone 15 透明 x3 29.9元\n瑞士军刀 折叠刀 129元\n茶 88元\n冲锋衣 男款 399元\n毛笔 ¥32',
    [
      ['青瓷茶具套装 功夫茶杯', 25_800],
      ['《三体》刘慈欣', 4500],
      ['手机壳 iPhone 15 透明', 2990, 3],
      ['瑞士军刀 折叠刀', 12_900],
      ['茶', 8800],
      ['冲锋衣 男款', 39_900],
      ['毛笔', 3200],
    ],
  ],
  [
    'prices before the names',
    '¥88 茶叶\n12元 笔\n45元 《论语》\n￥20 杯',
    [
      ['茶叶', 8800],
      ['笔', 1200],
      ['《论语》', 4500],
      ['杯', 2000],
    ],
  ],
  [
    'numbers, and a thing without a price between others',
    '1. 茶叶 88元\n2、折叠伞\n3）袜子×3 30元\n④ 书 45.5元',
    [['茶叶', 8800], ['折叠伞'], ['袜子', 3000, 3], ['书', 4550]],
  ],
  ['a line that cannot be read', 'tea 88 yuan\n???\npen 12 yuan', [['tea', 8800], ['???'], ['pen', 1200]]],
  [
    'dashes in English',
    '- jasmine tea, 88 yuan\n- pen ¥12\n- "Dream of the Red Chamber" 45 RMB\n- socks x3 ¥30\n-----\n- umbrella ¥40',
    [
      ['jasmine tea', 8800],
      ['pen', 1200],
      ['"Dream of the Red Chamber"', 4500],
      ['socks', 3000, 3],
      ['umbrella', 4000],
    ],
  ],
  [
    'tabs and colons in Portuguese',
    'chá de jasmim\t88 yuans\npincel: ¥ 35\nlivro 《三体》: 45,50 yuans\nmeias x3 — 30 yuans\n\ncapa de celular ¥25',
    [
      ['chá de jasmim', 8800],
      ['pincel', 3500],
      ['livro 《三体》', 4550],
      ['meias', 3000, 3],
      ['capa de celular', 2500],
    ],
  ],
  [
    'each price on the line below its thing',
    '茶叶\n88元\n笔\n12元\n《红楼梦》\n45元',
    [
      ['茶叶', 8800],
      ['笔', 1200],
      ['《红楼梦》', 4500],
    ],
  ],
  [
    'numbers alone at every end',
    '茶 88\n笔 12\nHSK 5 标准教程 68',
    [
      ['茶', 8800],
      ['笔', 1200],
      ['HSK 5 标准教程', 6800],
    ],
  ],
  [
    'numbers alone beside a price with its currency',
    'Anker power bank 20000mAh - 119\ndown jacket (unknown weight) - 359\nLouis Vuitton bag 1:1 replica - 280\nYonex racket 450 yuan',
    [
      ['Anker power bank 20000mAh', 11_900],
      ['down jacket (unknown weight)', 35_900],
      ['Louis Vuitton bag 1:1 replica', 28_000],
      ['Yonex racket', 45_000],
    ],
  ],
  [
    'a list in which one line has a link',
    'Anker 20000mAh power bank 119\nSnow brand down jacket 359\n高仿 LV 包 女 280\nhttps://item.taobao.com/item.htm?id=678901234567 纯棉袜子 5双装 ¥19.9 x2',
    [
      ['Anker 20000mAh power bank', 11_900],
      ['Snow brand down jacket', 35_900],
      ['高仿 LV 包 女', 28_000],
      ['纯棉袜子 5双装', 1990, 2],
    ],
  ],
  ['names alone', '茶\n笔\n《红楼梦》', [['茶'], ['笔'], ['《红楼梦》']]],
  [
    'a shop that speaks in one line',
    '茶叶 88元\n券后 保温杯 ¥59\n笔 12元',
    [
      ['茶叶', 8800],
      ['券后 保温杯', 5900],
      ['笔', 1200],
    ],
  ],
];

test.each(LISTS)('%s', (_, text, wanted) => {
  expect(rowsOf(text)).toEqual(rows(wanted));
});

test('lines that tell of one thing stay one thing', () => {
  expect(rowsOf("children's coat\nsize 120\n159 yuan")).toEqual([["children's coat", 15_900, 1]]);
  expect(rowsOf('coat 159 yuan\nweight 300')).toHaveLength(1);
  expect(rowsOf('coat 159 yuan\nhttps://item.taobao.com/item.htm?id=678901234567')).toHaveLength(1);
});

test('a name of which nothing is sure has to be looked at', () => {
  const [, unread] = draftsFromText('tea 88 yuan\n???\npen 12 yuan');
  expect(unread?.name?.confidence).toBe(0.5);
});

const name = fc.constantFrom(
  '茶',
  '笔',
  '《红楼梦》',
  '折叠刀',
  '手机壳',
  'pen',
  'chá verde',
  '万年历',
  'HSK 5 教程',
);
const fen = fc.integer({ min: 1, max: 9999 });
const shape = fc.constantFrom(
  (thing: string, yuan: number) => `${thing} ${yuan}元`,
  (thing: string, yuan: number) => `${thing} ¥${yuan}`,
  (thing: string, yuan: number) => `¥${yuan} ${thing}`,
  (thing: string, yuan: number) => `${thing}：${yuan} yuan`,
);

test('whatever the list, each line is a thing with its own price, in its place', () => {
  const line = fc.tuple(name, fen, shape);
  fc.assert(
    fc.property(fc.array(line, { minLength: 2, maxLength: 12 }), (lines) => {
      const text = lines.map(([thing, yuan, write]) => write(thing, yuan)).join('\n');
      expect(rowsOf(text)).toEqual(lines.map(([thing, yuan]) => [thing, yuan * 100, 1]));
    }),
  );
});
