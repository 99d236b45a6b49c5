// At how many shops the things of an order are bought: each shop has an order number of its own.

import { marketplaceAbroad } from '../../../global-services/domain/index.ts';

export type ShopOfOrder = {
  /** Of the shop; of the thing where its shop is not known; empty where all things are of one. */
  readonly name: string;
  /** By their places in the order. */
  readonly things: readonly [number, ...number[]];
};

type Thing = { readonly name: string; readonly shop: string };

/** A thing of which only the marketplace is known, or nothing, counts as a shop of its own: it may be any. */
export function shopsOf(things: readonly Thing[]): readonly ShopOfOrder[] {
  const shops: { key: string | undefined; name: string; things: [number, ...number[]] }[] = [];
  for (const [at, { name, shop }] of things.entries()) {
    const key = shop === '' || marketplaceAbroad(shop) !== undefined ? undefined : shop.toLowerCase();
    const known = key === undefined ? undefined : shops.find((each) => each.key === key);
    if (known) known.things.push(at);
    else shops.push({ key, name: key === undefined ? name : shop, things: [at] });
  }
  return shops.length === 1 ? shops.map((shop) => ({ ...shop, name: '' })) : shops;
}
