// What is pasted or typed to break the reading: each gives the right value or none, and none takes long.

import { describe, expect, test } from 'vitest';
import { draftsFromText } from './drafts-from-text.ts';
import { readPrice, readQuantity } from './typed-values.ts';

const LINK = 'https://item.taobao.com/item.htm?id=675432109876';
const READ = { name: '布鞋', fen: 4900 };
const NO_PRICE = { name: expect.stringContaining('布鞋'), fen: undefined };

function read(text: string) {
  const [item] = draftsFromText(text);
  return { name: item?.name?.value, fen: item?.unitPriceFen?.value };
}

describe('digits of any script', () => {
  test.each(['４９元', '٤٩元', '४९元', '四十九元', '¥４９', '4\u200B9元', '\u200F49\u200F元'])(
    '布鞋 %s',
    (price) => {
      expect(read(`布鞋 ${price}`)).toEqual(READ);
      expect(readPrice(price)).toBe(4900);
    },
  );

  test('with the points and commas of their script', () => {
    expect([readPrice('١٢٫٥'), readPrice('１，２９９．００'), readPrice('1,299.00')]).toEqual([
      1250, 129_900, 129_900,
    ]);
    expect([
      readPrice('1.299,00'),
      readPrice('12.345.678,90'),
      readPrice('1.299'),
      readPrice('1.29,00'),
    ]).toEqual([129_900, undefined, undefined, undefined]);
    expect(read('布鞋 1.049,00元')).toEqual({ ...READ, fen: 104_900 });
    expect([readQuantity('三'), readQuantity('٣'), readQuantity('二〇')]).toEqual([3, 3, 20]);
  });

  test('between marks of direction and blanks of no width', () => {
    expect(read('\u202E布鞋 49元\u202C')).toEqual(READ);
    expect(read('\uFEFF布\u200B鞋 49元\u0000')).toEqual(READ);
  });
});

describe('what is no price', () => {
  test.each([
    '-1元',
    '−5元',
    '¥-1',
    '-¥1',
    '0元',
    '¥0.00',
    '〇元',
    '¥1e9',
    '1e9元',
    '½元',
    '四九元',
    '99999999999元',
    '101万元',
  ])('布鞋 %s has none', (price) => {
    expect(read(`布鞋 ${price}`)).toEqual(NO_PRICE);
  });

  test.each([
    '-1',
    '0',
    '0.00',
    '〇',
    '1e9',
    '¥1e9',
    '½',
    '∞',
    'NaN',
    '0x10',
    '1000000.01',
    '999999999',
    '12.345',
    '四九',
    '1_000',
  ])('%s in the field of a price is refused', (typed) => {
    expect(readPrice(typed)).toBeUndefined();
  });

  test.each(['0', '-1', '1000', '1.5', '1e2', '〇', 'two', '½'])(
    '%s in the field of a count is refused',
    (typed) => {
      expect(readQuantity(typed)).toBeUndefined();
    },
  );
});

describe('share texts', () => {
  test.each([
    `【淘宝】【【【布鞋】】】 ¥49 ${LINK}`,
    `「布\u200B鞋」¥4\u200B9 ${LINK}`,
    `\u202E「布鞋」¥49 ${LINK}\u202C`,
    `「布鞋」４９元 ${LINK}\u200B`,
    `「布鞋」٤٩元 ${LINK.replace('taobao', 'tao\u200Bbao')}`,
  ])('%j', (text) => {
    expect(read(text)).toEqual(READ);
    expect(draftsFromText(text)[0]?.link?.value).toBe(LINK);
  });

  test.each(['¥1e9', '¥-1', '¥0', '-1元'])(
    'a thing for %s keeps its link, and its price is asked for',
    (price) => {
      const [item] = draftsFromText(`【淘宝】「布鞋」 ${price} ${LINK}`);
      expect([item?.name?.value, item?.unitPriceFen, item?.link?.value]).toEqual(['布鞋', undefined, LINK]);
    },
  );
});

describe('ten thousand signs', () => {
  /** Of the processor; a text that grew with its square took four of them. */
  const SECONDS_MOST = 0.5;
  const full = (part: string) => part.repeat(Math.ceil(10_000 / part.length));

  test.each([
    '9元',
    '“',
    '【',
    '「布鞋」',
    '布鞋\n',
    '1,',
    '¥',
    '-',
    'a.',
    'http://',
    '复制',
    '点击',
    '復',
    '一百',
    'each ',
    ' ',
  ])('of %j are read soon', (part) => {
    const before = process.threadCpuUsage();
    draftsFromText(full(part));
    draftsFromText(`${full(part).slice(0, 7900)} ${LINK}`);
    const { user, system } = process.threadCpuUsage(before);
    expect((user + system) / 1_000_000).toBeLessThan(SECONDS_MOST);
  });
});
