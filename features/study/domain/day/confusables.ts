// Words that are easily taken for one another: asked one after the other, they are told apart.

import type { CardWord } from '../memory/card.ts';

/** Said alike but for tones (买 卖), or of the same characters in another order (蜜蜂 蜂蜜). */
export function areConfusable(one: CardWord, other: CardWord): boolean {
  if (one.word === other.word) return one.reading !== other.reading;
  return (
    (one.reading !== '' && toneless(one.reading) === toneless(other.reading)) ||
    sortedOf(one) === sortedOf(other)
  );
}

const toneless = (reading: string): string => reading.replaceAll(/[\d\s]/g, '').toLowerCase();
const sortedOf = ({ word }: CardWord): string => Array.from(word).toSorted().join('');

/** Brings what is confusable with a card right behind it; all else keeps its order. */
export function placeConfusables<Placed extends { readonly card: CardWord }>(
  cards: readonly Placed[],
): Placed[] {
  const groups = new Map<string, Placed[]>();
  for (const placed of cards)
    for (const key of keysOf(placed.card)) groups.set(key, [...(groups.get(key) ?? []), placed]);
  const ordered = new Set<Placed>();
  for (const placed of cards) {
    if (ordered.has(placed)) continue;
    ordered.add(placed);
    for (const like of othersLike(placed.card, groups)) ordered.add(like);
  }
  return Array.from(ordered);
}

/** One card of each other word that is confusable with it: several of one word stay apart. */
function othersLike<Placed extends { readonly card: CardWord }>(
  card: CardWord,
  groups: ReadonlyMap<string, readonly Placed[]>,
): Iterable<Placed> {
  const likes = new Map<string, Placed>();
  for (const like of keysOf(card).flatMap((key) => groups.get(key) ?? [])) {
    const key = `${like.card.word} ${like.card.reading}`;
    if (areConfusable(card, like.card) && !likes.has(key)) likes.set(key, like);
  }
  return likes.values();
}

/** Two words are confusable where they share one of these. */
const keysOf = (card: CardWord): string[] => [
  `characters ${sortedOf(card)}`,
  ...(card.reading === '' ? [] : [`sound ${toneless(card.reading)}`]),
];
