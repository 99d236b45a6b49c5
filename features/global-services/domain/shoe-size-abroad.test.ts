// Whose size of a shoe was said, and what it is in China.

import { expect, test } from 'vitest';
import { readShoeSize, type SizeIn, withChinaSize } from './shoe-size-abroad.ts';

const write = ({ system, size, people }: SizeIn) => [system, size, people].filter(Boolean).join(' ');

const read = (variant: string, country = 'BR') => {
  const size = readShoeSize({ category: 'shoes', variant }, country);
  if (size?.kind !== 'asked') return size?.same.map(write).join(' = ');
  return `${size.asChina.same.map(write).join(' = ')}? ${size.asHome?.same.map(write).join(' = ') ?? ''}`.trim();
};

test.each([
  'preto, tamanho 38 do Brasil',
  'Brasil 38',
  '38 (numeração brasileira)',
  'branco tamanho 38 brasileiro',
  'tamanho brasileiro 38',
  'numeração do Brasil: 38',
  '38 no Brasil, preto',
  'BR 38',
  'BR38',
  '38 BR',
  'Brazil 38',
  'black, Brazilian size 38',
  'size 38 in Brazil',
  '38 (Brazil)',
  '巴西38码',
  '黑色 巴西码 38',
  '38码（巴西）',
  'BR 38 / EU 40',
])('%s is Brazil’s', (variant) => {
  expect(read(variant)).toBe('BR 38 = CN 40');
});

test.each([
  ['EU 40', 'BR', 'EU 40 = CN 40 = BR 38'],
  ['tamanho europeu 40', 'BR', 'EU 40 = CN 40 = BR 38'],
  ['欧码40', 'BR', 'EU 40 = CN 40 = BR 38'],
  ['40 europeu', 'US', 'EU 40 = CN 40 = US 7 men'],
  ['EU 40', 'DE', 'EU 40 = CN 40'],
  ['24,5 cm', 'BR', 'foot 245 = CN 39 = BR 37'],
  ['24.5cm', 'KR', 'foot 245 = CN 39 = KR 245'],
  ['255mm', 'BR', 'foot 255 = CN 41 = BR 39'],
  ['255', 'BR', 'foot 255 = CN 41 = BR 39'],
  ['Korea 260', 'KR', 'KR 260 = CN 42'],
  ['韩码 260', 'BR', 'KR 260 = CN 42 = BR 40'],
  ['US 10', 'US', 'US 10 men = CN 44'],
  ['US 8.5 women', 'US', 'US 8.5 women = CN 39'],
  ['American size 8,5, masculino', 'BR', 'US 8.5 men = CN 42 = BR 40'],
  ['UK 7', 'BR', 'GB 7 men = CN 41 = BR 39'],
  ['CN 42', 'BR', 'CN 42 = BR 40'],
  ['42 da China', 'BR', 'CN 42 = BR 40'],
  ['中国 42', 'BR', 'CN 42 = BR 40'],
  ['黑色42', 'KR', 'CN 42 = KR 260'],
  ['42', 'US', 'CN 42 = US 8.5 men'],
])('%s for %s', (variant, country, found) => {
  expect(read(variant, country)).toBe(found);
});

test.each([
  ['preto 38', 'CN 38 = BR 36? BR 38 = CN 40'],
  ['白色/粉色38码×1', 'CN 38 = BR 36? BR 38 = CN 40'],
  ['白色 2 双 厚底 36 码', 'CN 36 = BR 34? BR 36 = CN 38'],
  ['45', 'CN 45 = BR 43?'],
])('of %s it is asked whose it is', (variant, asked) => {
  expect(read(variant)).toBe(asked);
});

test.each([
  ['', 'BR'],
  ['白色38-39码', 'BR'],
  ['42', 'DE'],
  ['42/43', 'BR'],
  ['BR 37/38', 'BR'],
  ['42.5', 'BR'],
  ['BR 38 / EU 38', 'BR'],
  ['BR 60', 'BR'],
  // Women’s and men’s are two shoes.
  ['US 8.5', 'BR'],
  ['bota cano 25 cm', 'BR'],
])('of %s nothing is said', (variant, country) => {
  expect(read(variant, country)).toBeUndefined();
});

test('other things have no sizes of shoes', () => {
  expect(readShoeSize({ category: 'books', variant: 'BR 38' }, 'BR')).toBeUndefined();
});

test.each([
  ['preto, tamanho 38', 40, 'preto, tamanho CN 40'],
  ['白色 38码, 加绒', 38, '白色 CN 38, 加绒'],
  ['38', 38, 'CN 38'],
  ['黑色42', 44, '黑色 CN 44'],
])('an answer about “%s” is kept in it and not asked again', (variant, china, kept) => {
  expect(withChinaSize(variant, china)).toBe(kept);
  expect(readShoeSize({ category: 'shoes', variant: kept }, 'BR')).toMatchObject({ kind: 'known', china });
});
