// A picture and the words about it are one thing where both say so; what may be one is asked about.

import { expect, test } from 'vitest';
import type { ItemFields } from '../../global-services/domain/index.ts';
import { joinItems, samenessOf } from './same-item.ts';

type Facts = { name?: string; price?: number; link?: string; variant?: string };
const fieldsOf = ({ name, price, link, variant }: Facts, source: 'picture' | 'link'): ItemFields => ({
  ...(name === undefined ? {} : { name: { value: name, source, confidence: 0.8 } }),
  ...(price === undefined ? {} : { unitPriceFen: { value: price, source, confidence: 0.9 } }),
  ...(link === undefined ? {} : { link: { value: link, source, confidence: 0.95 } }),
  ...(variant === undefined ? {} : { variant: { value: variant, source, confidence: 0.8 } }),
});
const picture = (said: Facts) => ({ fields: fieldsOf(said, 'picture'), pictureId: 'a' });
const words = (said: Facts) => ({ fields: fieldsOf(said, 'link'), pictureId: null });
const SHOES = '回力帆布鞋男款经典';

test.each([
  ['the same name', picture({ name: SHOES, price: 5900 }), words({ name: SHOES }), 'same'],
  ['a name that holds the other', picture({ name: `${SHOES}白色低帮` }), words({ name: SHOES }), 'same'],
  ['another price', picture({ name: SHOES, price: 5900 }), words({ name: SHOES, price: 6900 }), 'perhaps'],
  ['a name like it', picture({ name: '回力帆布鞋白色' }), words({ name: '回力帆布鞋女' }), 'perhaps'],
  ['two sizes', words({ name: SHOES, variant: '42' }), words({ name: SHOES, variant: '43' }), 'other'],
  [
    'another way to write the size',
    picture({ name: SHOES, variant: '白 42' }),
    words({ name: SHOES, variant: '42码' }),
    'perhaps',
  ],
  ['two things', picture({ name: '回力帆布鞋' }), words({ name: '紫砂壶' }), 'other'],
  ['two texts of one name', words({ name: SHOES }), words({ name: SHOES }), 'perhaps'],
  ['a picture of which nothing was read', picture({}), words({ name: SHOES }), 'other'],
  ['a picture with a price alone', picture({ price: 5900 }), words({ name: SHOES }), 'perhaps'],
  ['a picture and a form that nobody has filled in', picture({ name: SHOES }), words({}), 'other'],
] as const)('%s', (_, one, other, sameness) => {
  expect(samenessOf(one, other, true)).toBe(sameness);
});

test('joined, it has the link of one and the price of the other; of two prices none is sure', () => {
  const from = (said: Facts, source: 'picture' | 'link') => ({
    fields: fieldsOf(said, source),
    otherPrices: [],
  });
  const joined = joinItems(
    from({ name: SHOES, price: 5900 }, 'picture'),
    from({ name: SHOES, link: 'https://item.taobao.com/item.htm?id=1' }, 'link'),
  );
  expect(joined.fields).toMatchObject({ unitPriceFen: { value: 5900, confidence: 0.9 }, link: {} });
  const two = joinItems(from({ price: 5900 }, 'picture'), from({ price: 6900 }, 'link'));
  expect(two.fields.unitPriceFen).toMatchObject({ value: 5900, confidence: 0.4 });
  expect(two.otherPrices).toEqual([{ fen: 6900, role: 'price' }]);
});
