// Whether two orders have a thing in common: who orders it twice within the hour may not mean to.

import type { QuoteRequest } from '../../global-services/domain/index.ts';

type Thing = Pick<QuoteRequest['items'][number], 'name' | 'variant' | 'shop' | 'link'>;

const plain = (text: string): string => text.normalize('NFKC').replace(/\s+/g, ' ').trim().toLowerCase();

/** A link names a thing by itself; price and number may have been changed meanwhile. */
const nameOf = ({ name, variant, shop, link }: Thing): string =>
  JSON.stringify(link === null ? [plain(name), plain(shop), plain(variant)] : [link, plain(variant)]);

/** Also where each has others besides: a basket that was ordered from another tab may have had more or less in it. */
export function shareThings(one: readonly Thing[], other: readonly Thing[]): boolean {
  const names = new Set(one.map(nameOf));
  return other.some((thing) => names.has(nameOf(thing)));
}
