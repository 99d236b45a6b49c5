// What was confirmed comes into the basket: beside what lies there, or as the picture of the thing that was pasted before.

import { isCouponPrice, samenessOf } from '../../../../product-upload/domain/index.ts';
import type { ItemFields } from '../../../domain/item-draft.ts';
import type { DraftView } from '../../queries.ts';
import type { BasketItem } from './basket.ts';
import { itemOfFields } from './item-of-fields.ts';

/** Guests have their words in the basket before there is an account that their pictures can be read for. */
export function joinConfirmed(
  items: readonly BasketItem[],
  drafts: readonly Pick<DraftView, 'id' | 'pictureId' | 'fields' | 'otherPrices'>[],
): BasketItem[] {
  const joined = [...items];
  for (const { id, pictureId, fields, otherPrices } of drafts) {
    const same = joined.filter(
      (item) =>
        !item.draftId &&
        samenessOf({ fields: fieldsOf(item), pictureId: item.pictureId }, { fields, pictureId }, false) ===
          'same',
    );
    const [one] = same;
    // Of two that it could be, nobody knows which.
    if (one && same.length === 1)
      joined[joined.indexOf(one)] = {
        ...one,
        isCouponPrice: isCouponPrice(one.priceFen, otherPrices),
        pictureId,
        pictureBox: fields.pictureBox?.value ?? null,
        draftId: id,
      };
    else joined.push({ ...itemOfFields(fields, otherPrices), pictureId, draftId: id });
  }
  return joined;
}

/** The place of one before it in the basket that may be the same thing, as when a link and a picture of it were sent. */
export function perhapsSame(items: readonly BasketItem[], at: number): number | undefined {
  const shown = items.map((item) => ({ fields: fieldsOf(item), pictureId: item.pictureId }));
  const one = shown[at];
  const place = one
    ? shown.slice(0, at).findLastIndex((other) => samenessOf(one, other, false) !== 'other')
    : -1;
  return place === -1 ? undefined : place;
}

function fieldsOf({ name, variant, priceFen, link }: BasketItem): ItemFields {
  const said = { source: 'buyer', confidence: 1 } as const;
  return {
    name: { value: name, ...said },
    unitPriceFen: { value: priceFen, ...said },
    ...(variant === '' ? {} : { variant: { value: variant, ...said } }),
    ...(link === null ? {} : { link: { value: link, ...said } }),
  };
}
