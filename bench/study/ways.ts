// Ways of choosing what comes each day, and how those that are not the product's order their cards.

import { FSRSAlgorithm } from 'ts-fsrs';
import {
  DAY_MS,
  DEFAULT_PARAMETERS,
  type MemoryModel,
  memoryModel,
  type OpenCard,
} from '../../features/study/domain/index.ts';

/** `ours`: the product's plan; else cards in an order, and a fixed number of new words a day. */
export type Way =
  | { readonly kind: 'ours'; readonly retention: number }
  | {
      readonly kind: 'ordered';
      readonly retention: number;
      readonly order: Order;
      readonly newWords: number;
      readonly mostReviews?: number;
      /** New words evenly among the reviews; else after all of them. */
      readonly isMixed?: boolean;
      /** New and missed cards are asked again after 1 and 10 minutes before they count as learnt, as Anki does by itself. */
      readonly hasSteps?: boolean;
    };
export type Order = 'due date' | 'least known' | 'best known' | 'shortest interval';

/** As other programs use FSRS: one retention for all cards. */
export function plainModel(retention: number): MemoryModel {
  const { interval_modifier: modifier } = new FSRSAlgorithm({ request_retention: retention });
  return {
    ...memoryModel(DEFAULT_PARAMETERS, retention),
    retentionOf: () => retention,
    interval: ({ stability }) => Math.max(1, Math.round(stability * modifier)),
  };
}

type Ordering = { readonly model: MemoryModel; readonly now: number };

export function rankBy<Word extends { readonly card: OpenCard }>(
  order: Order,
  words: readonly Word[],
  { model, now }: Ordering,
): Word[] {
  const known = ({ card }: Word) =>
    model.retrievability(card.stability, (now - (card.lastAt ?? now)) / DAY_MS);
  const rank: Record<Order, (word: Word) => number> = {
    'due date': ({ card }) => card.due ?? 0,
    'least known': known,
    'best known': (word) => -known(word),
    'shortest interval': ({ card }) => card.stability,
  };
  return words
    .map((word) => ({ word, by: rank[order](word) }))
    .toSorted((a, b) => a.by - b.by)
    .map(({ word }) => word);
}

/** New words evenly among the others. */
export function mixIn<Word>(ranked: readonly Word[], fresh: readonly Word[]): Word[] {
  const step = (ranked.length + 1) / (fresh.length + 1);
  return [
    ...ranked.map((word, place) => ({ word, at: place + 1 })),
    ...fresh.map((word, place) => ({ word, at: (place + 1) * step - 0.5 })),
  ]
    .toSorted((a, b) => a.at - b.at)
    .map(({ word }) => word);
}
