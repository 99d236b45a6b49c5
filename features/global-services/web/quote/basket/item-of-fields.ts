// What was read or confirmed of a thing, as the basket has it: what is missing is to be filled in.

import { type ItemFields, valuesOfFields } from '../../../domain/item-draft.ts';
import { type BasketItem, NEW_ITEM } from './basket.ts';

export function itemOfFields(fields: ItemFields): BasketItem {
  const { unitPriceFen, domesticFreightFen: _, ...known } = valuesOfFields(fields);
  const sourceOf = (name: keyof ItemFields) => fields[name]?.source;
  return {
    ...NEW_ITEM,
    which: '',
    pictureBox: null,
    ...known,
    priceFen: unitPriceFen ?? 0,
    sources: {
      name: sourceOf('name') ?? 'buyer',
      price: sourceOf('unitPriceFen') ?? 'buyer',
      weight: sourceOf('weightGrams') ?? 'default',
      freight: sourceOf('domesticFreightFen') ?? 'default',
    },
  };
}
