// A thing without link, shop or picture asks which one it is.

import { expect, test } from 'vitest';
import { isWhichOpen } from './which-one.ts';

const nothing = { link: null, shop: ' ', pictureId: null, which: ' ' };

test.each([
  ['nothing', {}, true],
  ['a link', { link: 'https://item.taobao.com/item.htm?id=1' }, false],
  ['a shop', { shop: '李宁官方旗舰店' }, false],
  ['a picture', { pictureId: '01920000-0000-7000-8000-000000000001' }, false],
  ['an answer', { which: 'any, cotton, from a shop with good ratings' }, false],
])('with %s', (_, more, isOpen) => {
  expect(isWhichOpen({ ...nothing, ...more })).toBe(isOpen);
});
