// What was read or confirmed of a thing, as the basket has it: what is missing is to be filled in.

import type { ItemFields } from '../../../domain/item-draft.ts';
import { type BasketItem, NEW_ITEM } from './basket.ts';

export function itemOfFields(fields: ItemFields): BasketItem {
  const {
    name,
    unitPriceFen,
    quantity,
    variant,
    which,
    shop,
    link,
    category,
    weightGrams,
    domesticFreightFen,
    pictureBox,
  } = fields;
  return {
    ...NEW_ITEM,
    name: name?.value ?? '',
    priceFen: unitPriceFen?.value ?? 0,
    quantity: quantity?.value ?? 1,
    variant: variant?.value ?? '',
    which: which?.value ?? '',
    shop: shop?.value ?? '',
    link: link?.value ?? null,
    category: category?.value ?? '',
    weightGrams: weightGrams?.value ?? null,
    pictureBox: pictureBox?.value ?? null,
    sources: {
      name: name?.source ?? 'buyer',
      price: unitPriceFen?.source ?? 'buyer',
      weight: weightGrams?.source ?? 'default',
      freight: domesticFreightFen?.source ?? 'default',
    },
  };
}
