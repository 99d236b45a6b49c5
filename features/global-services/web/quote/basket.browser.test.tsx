// The basket: what is put into it again is there once.

import { beforeEach, expect, it } from 'vitest';
import { addMissing, changeBasket, EMPTY_BASKET, NEW_ITEM, useBasket } from './basket.ts';

const shoes = {
  ...NEW_ITEM,
  name: '帆布鞋',
  variant: '42码',
  priceFen: 19_900,
  quantity: 2,
  category: 'shoes',
};

beforeEach(() => changeBasket(EMPTY_BASKET));

it('takes the same thing in once, with its freight, whatever it was read from', () => {
  expect(addMissing([shoes], 800)).toBe(true);
  expect(addMissing([{ ...shoes, draftId: '01920000-0000-7000-8000-0000000000a1', quantity: 1 }], 800)).toBe(
    false,
  );
  const { items, domesticFreightFen } = useBasket.getState();
  expect(items).toEqual([shoes]);
  expect(domesticFreightFen).toBe(800);
});

it('takes in what is another size, or sold elsewhere', () => {
  addMissing([shoes], 0);
  expect(addMissing([{ ...shoes, variant: '43码' }, { ...shoes, shop: '回力' }, shoes], 0)).toBe(true);
  expect(useBasket.getState().items).toHaveLength(3);
});
