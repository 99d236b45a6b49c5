// The basket: what is put into it again is there once.

import { beforeEach, expect, it } from 'vitest';
import type { DraftView } from '../../queries.ts';
import {
  addMissing,
  changeBasket,
  EMPTY_BASKET,
  NEW_ITEM,
  putBack,
  removeItem,
  useBasket,
} from './basket.ts';
import { followDrafts } from './follow-drafts.ts';
import { joinConfirmed } from './join-confirmed.ts';

const DRAFT = '01920000-0000-7000-8000-0000000000a1';

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
  expect(addMissing([{ ...shoes, draftId: DRAFT, quantity: 1 }], 800)).toBe(false);
  const { items, domesticFreightFen } = useBasket.getState();
  expect(items).toEqual([shoes]);
  expect(domesticFreightFen).toBe(800);
});

it('takes in what is another size, or sold elsewhere', () => {
  addMissing([shoes], 0);
  expect(addMissing([{ ...shoes, variant: '43码' }, { ...shoes, shop: '回力' }, shoes], 0)).toBe(true);
  expect(useBasket.getState().items).toHaveLength(3);
});

it('follows what was corrected where it was confirmed, and keeps what was mended here', () => {
  const draft = (priceFen: number, name: string, freightFen: number): DraftView =>
    // Only what is followed.
    ({
      id: DRAFT,
      state: 'confirmed',
      fields: {
        name: { value: name, source: 'buyer', confidence: 1 },
        unitPriceFen: { value: priceFen, source: 'buyer', confidence: 1 },
        domesticFreightFen: { value: freightFen, source: 'buyer', confidence: 1 },
      },
    }) as DraftView;
  changeBasket({ items: [{ ...shoes, draftId: DRAFT }], domesticFreightFen: 800 });
  followDrafts([draft(19_900, '帆布鞋', 800)]);
  expect(useBasket.getState().items).toEqual([{ ...shoes, draftId: DRAFT }]);
  followDrafts([draft(3000, '袜子', 1000)]);
  const { items, domesticFreightFen } = useBasket.getState();
  expect(items).toMatchObject([
    { name: '袜子', priceFen: 3000, variant: '42码', quantity: 2, draftId: DRAFT },
  ]);
  expect(domesticFreightFen).toBe(1000);
});

it('takes the picture of a thing that was pasted before to it, and another thing beside it', () => {
  const said = { source: 'picture', confidence: 0.9 } as const;
  const draft = (name: string, unitPriceFen: number) => ({
    id: DRAFT,
    pictureId: 'picture',
    otherPrices: [{ fen: 17_900, role: 'coupon' as const }],
    fields: { name: { value: name, ...said }, unitPriceFen: { value: unitPriceFen, ...said } },
  });
  expect(joinConfirmed([shoes], [draft('帆布鞋', 19_900)])).toEqual([
    { ...shoes, isCouponPrice: false, pictureId: 'picture', pictureBox: null, draftId: DRAFT },
  ]);
  expect(joinConfirmed([], [draft('帆布鞋', 17_900)])).toMatchObject([{ isCouponPrice: true }]);
  expect(joinConfirmed([], [draft('帆布鞋', 19_900)])).toMatchObject([{ isCouponPrice: false }]);
  expect(joinConfirmed([shoes], [draft('帆布鞋', 9900)])).toHaveLength(2);
  expect(joinConfirmed([shoes, { ...shoes, variant: '43码' }], [draft('帆布鞋', 19_900)])).toHaveLength(3);
  expect(joinConfirmed([shoes], [draft('雨伞', 19_900)])).toHaveLength(2);
});

it('has a thing that was taken out and put back as it was, in its place, with the freight that was typed', () => {
  const sources = { ...NEW_ITEM.sources, freight: 'buyer' } as const;
  const items = [shoes, { ...shoes, name: '袜子', draftId: DRAFT }, { ...shoes, name: '雨伞' }].map(
    (item) => ({
      ...item,
      sources,
    }),
  );
  changeBasket({ items, domesticFreightFen: 1200 });
  const out = removeItem(1);
  expect(useBasket.getState().items).toHaveLength(2);
  if (out) putBack(out);
  if (out) putBack(out);
  expect(useBasket.getState()).toMatchObject({ items, domesticFreightFen: 1200 });
});
