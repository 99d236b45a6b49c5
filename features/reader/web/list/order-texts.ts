// The orders in which the list of texts can stand.

import type { ListedText } from '../../domain/index.ts';

export const ORDERS = ['band', 'known', 'short', 'unread'] as const;
export type Order = (typeof ORDERS)[number];

export type RatedText = ListedText & {
  /** Of its words known, by the log or probably by a placement; null until that is told. */
  readonly percent: number | null;
  readonly isRead: boolean;
};

export type TextGroup = {
  /** Null for a list that goes through all bands. */
  readonly band: number | null;
  readonly texts: readonly RatedText[];
};

const BY: Readonly<Record<Exclude<Order, 'band'>, (a: RatedText, b: RatedText) => number>> = {
  known: (a, b) => (b.percent ?? 0) - (a.percent ?? 0),
  short: (a, b) => a.characters - b.characters,
  unread: (a, b) => Number(a.isRead) - Number(b.isRead),
};

/** `texts` come in the order of their bands; whatever is equal stays in it. */
export function toGroups(texts: readonly RatedText[], order: Order): TextGroup[] {
  if (order !== 'band' || texts.length === 0) {
    const inOrder = order === 'band' ? texts : texts.toSorted(BY[order]);
    return [{ band: null, texts: inOrder }];
  }
  return Array.from(
    Map.groupBy(texts, ({ band }) => band),
    ([band, own]) => ({ band, texts: own }),
  );
}
