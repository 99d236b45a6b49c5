// Which things two orders have in common: who orders one twice within the hour may not mean to.

import type { QuoteRequest } from '../../global-services/domain/index.ts';

type Thing = Pick<QuoteRequest['items'][number], 'name' | 'variant' | 'shop' | 'link'>;

/** Letters and digits only: typed words and words read from a picture differ in spaces and punctuation. */
const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');

/** Who types a thing writes its variant behind its name; who reads it from a shop has it apart. */
function wordsOf({ name, variant }: Thing): string {
  const [words, which] = [plain(name), plain(variant)];
  return words.endsWith(which) ? words : `${words}${which}`;
}

/** A link names a thing by itself; price and number may have been changed meanwhile. A shop that nobody named is any. */
function isSame(one: Thing, other: Thing): boolean {
  if (one.link !== null && other.link !== null)
    return one.link === other.link && plain(one.variant) === plain(other.variant);
  const [shop, otherShop] = [plain(one.shop), plain(other.shop)];
  return wordsOf(one) === wordsOf(other) && (shop === otherShop || shop === '' || otherShop === '');
}

/** Those of the first that are also in the other, whatever each has besides: a basket ordered from another tab may have had more or less in it. */
export const sharedThings = <T extends Thing>(ones: readonly T[], others: readonly Thing[]): readonly T[] =>
  ones.filter((one) => others.some((other) => isSame(one, other)));
