// Sizes that somebody typed: of one country or two, as a range, bare behind a shoe; and numbers that are none.

import { expect, test } from 'vitest';
import { draftsFromText } from '../drafts-from-text.ts';
import { isChoiceOpen } from '../variant-choices.ts';

const read = (text: string) => {
  const [first] = draftsFromText(text);
  return [first?.name?.value, first?.variant?.value, first?.quantity?.value, first?.unitPriceFen?.value];
};

test.each([
  ['麂皮单鞋 35/37 156元', '麂皮单鞋', '35/37'],
  ['帆船鞋 41-42码 88元', '帆船鞋', '41-42码'],
  ['玛丽珍鞋 235（37码） 142元', '玛丽珍鞋', '235(37码)'],
  ['篮球鞋 270(43) 459元', '篮球鞋', '270(43)'],
  ['徒步鞋 41 1/3 520元', '徒步鞋', '41 1/3'],
  ['雪地靴 37.5 210元', '雪地靴', '37.5'],
  ['bota de couro 36/38, 310 yuan', 'bota de couro', '36/38'],
  ['sapatilha BR 34 / EU 36, 90 yuan', 'sapatilha', 'BR 34 / EU 36'],
  ['tênis branco 40, 250 yuan', 'tênis', '40'],
  ['loafers EU 43 (US 10), 280 yuan', 'loafers', 'EU 43 (US 10)'],
  ['布鞋 43# 59元', '布鞋', '43#'],
  ['风衣 L/XL 219元', '风衣', 'L/XL'],
  ['直筒牛仔裤 W30 L32 178元', '直筒牛仔裤', 'W30 L32'],
])('%s', (text, name, size) => {
  const [readName, variant] = read(text);
  expect(readName).toContain(name);
  expect(variant).toContain(size);
});

test.each([
  ['tênis branco tamanho 38 brasileiro, 250 yuan', 'tênis', 'tamanho 38 brasileiro'],
  ['tênis preto, tamanho 38 do Brasil, 250 yuan', 'tênis', 'tamanho 38 do Brasil'],
  ['tênis branco 38 (numeração brasileira), 250 yuan', 'tênis', '38 (numeração brasileira)'],
  ['tênis branco Brasil 38, 250 yuan', 'tênis', 'Brasil 38'],
  ['white sneakers Brazilian size 38, 250 yuan', 'sneakers', 'Brazilian size 38'],
  ['帆布鞋 巴西码38 88元', '帆布鞋', '巴西码38'],
])('the country belongs to the size: %s', (text, name, size) => {
  const [readName, variant] = read(text);
  expect(variant).toContain(size);
  expect(readName).toContain(name);
  expect(readName).not.toMatch(/bra[sz]il|巴西|numeração/iu);
});

test('a country that counts no size stays in the name', () => {
  expect(read('chá da China 50, 30 yuan')[0]).toContain('China 50');
});

test('one of two is still to be chosen', () => {
  for (const text of [
    '马丁靴 40或41 330元',
    'ankle boots size 37 or 38, 330 yuan',
    'chinelo tamanho 37 ou 38, 40 yuan',
  ]) {
    const variant = String(read(text)[1]);
    expect(variant).toMatch(/^\d\d \/ \d\d$/);
    expect(isChoiceOpen(variant)).toBe(true);
  }
  expect(isChoiceOpen('35/37')).toBe(false);
});

test.each([
  ['跑鞋 飞马 41 639元', '跑鞋 飞马 41'],
  ['running shoes Pegasus 41, 639 yuan', 'running shoes Pegasus 41'],
  ['练习本 36-48页 12元', '练习本 36-48页'],
  ['桌游 30-40分钟 99元', '桌游 30-40分钟'],
  ['收纳盒 38/40 25元', '收纳盒 38/40'],
])('%s: no size', (text, name) => {
  expect(read(text).slice(0, 2)).toEqual([name, undefined]);
});

test('beside the link of a shoe, a number alone is its size', () => {
  const link = 'https://item.taobao.com/item.htm?id=612345678901';
  const [shoe] = draftsFromText(`【淘宝】${link} 「乐福鞋女平底豆豆鞋软皮单鞋」\n36/38`);
  expect(shoe?.variant?.value).toBe('36/38');
  const [lamp] = draftsFromText(`【淘宝】${link} 「护眼台灯学习阅读灯」\n36/38`);
  expect(lamp?.variant).toBeUndefined();
});
