// Beside a price that holds only with a coupon: what it comes to where the coupon cannot be used.

import type { Item } from '../../domain/quote/shapes.ts';
import { t } from '../texts.ts';

export function CouponNote({ item }: { readonly item: Pick<Item, 'isCouponPrice'> | undefined }) {
  return item?.isCouponPrice ? <p className="mt-2 text-small text-retry">{t('item.couponPrice')}</p> : null;
}
