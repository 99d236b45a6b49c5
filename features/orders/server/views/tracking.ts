// Where a parcel can be followed, for the carriers that have such a page.

import type { Order } from '../orders/orders-repo.ts';

const PAGES: readonly (readonly [name: RegExp, address: string])[] = [
  [/\bdhl\b/i, 'https://www.dhl.com/en/express/tracking.html?AWB='],
  [/\bups\b/i, 'https://www.ups.com/track?tracknum='],
  [/fedex|联邦/i, 'https://www.fedex.com/fedextrack/?trknbr='],
  [/\bems\b|邮政|china post/i, 'https://www.ems.com.cn/queryList?mailNum='],
  [/yunexpress|云途/i, 'https://www.yuntrack.com/Track/Detail/'],
  [/\bsf\b|顺丰/i, 'https://www.sf-express.com/we/ow/chn/en/waybill/waybill-detail/'],
];

export function trackingUrlOf({ carrier, trackingNumber }: Pick<Order, 'carrier' | 'trackingNumber'>) {
  const page = PAGES.find(([name]) => name.test(carrier));
  return page && trackingNumber !== '' ? `${page[1]}${encodeURIComponent(trackingNumber)}` : null;
}
