// What was read or confirmed of a thing, as the basket has it: what is missing is to be filled in.

import { isCouponPrice, type OtherPrice } from '../../../../product-upload/domain/index.ts';
import { type ItemFields, valuesOfFields } from '../../../domain/item-draft.ts';
import { type BasketItem, NEW_ITEM } from './basket.ts';

/** `otherPrices`: what else its picture says, which tells whether the price is one with a coupon. */
export function itemOfFields(fields: ItemFields, otherPrices: readonly OtherPrice[] = []): BasketItem {
  const { unitPriceFen, domesticFreightFen: _, ...known } = valuesOfFields(fields);
  const sourceOf = (name: keyof ItemFields) => fields[name]?.source;
  return {
    ...NEW_ITEM,
    which: '',
    pictureBox: null,
    ...known,
    priceFen: unitPriceFen ?? 0,
    isCouponPrice: isCouponPrice(unitPriceFen, otherPrices),
    sources: {
      name: sourceOf('name') ?? 'buyer',
      price: sourceOf('unitPriceFen') ?? 'buyer',
      weight: sourceOf('weightGrams') ?? 'default',
      freight: sourceOf('domesticFreightFen') ?? 'default',
    },
  };
}
