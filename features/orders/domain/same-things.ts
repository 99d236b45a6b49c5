// Whether two orders are for the same things: who orders twice within the hour may not mean to.

import type { QuoteRequest } from '../../global-services/domain/index.ts';

type Thing = Pick<QuoteRequest['items'][number], 'name' | 'variant' | 'shop' | 'link'>;

const plain = (text: string): string => text.normalize('NFKC').replace(/\s+/g, ' ').trim().toLowerCase();

/** A link names a thing by itself; price and number may have been changed meanwhile. */
const nameOf = ({ name, variant, shop, link }: Thing): string =>
  JSON.stringify(link === null ? [plain(name), plain(shop), plain(variant)] : [link, plain(variant)]);

export function areSameThings(one: readonly Thing[], other: readonly Thing[]): boolean {
  const [names, others] = [new Set(one.map(nameOf)), new Set(other.map(nameOf))];
  return names.size === others.size && [...names].every((name) => others.has(name));
}
