// Alike cards as one group, as the product reads them from its table.

import { type CardGroup, DAY_MS, type OpenCard } from '../../features/study/domain/index.ts';

type Span = { readonly day: number; readonly days: number };

/** Those that are due within so many days. */
export function groupCards(words: readonly { readonly card: OpenCard }[], { day, days }: Span): CardGroup[] {
  const groups = new Map<number, { group: Omit<CardGroup, 'count'>; count: number }>();
  for (const { card } of words) {
    const dueIn = Math.max(0, Math.floor((card.due ?? 0) / DAY_MS) - day);
    if (dueIn > days) continue;
    const lasting = Math.round(2 * Math.log2(Math.max(card.stability, 0.05)));
    const difficulty = Math.round(card.difficulty);
    const key = (dueIn * 64 + lasting + 16) * 16 + difficulty;
    const known = groups.get(key);
    if (known) known.count += 1;
    else {
      const group = { skill: 'recognise', stability: 2 ** (lasting / 2), difficulty, dueIn } as const;
      groups.set(key, { group, count: 1 });
    }
  }
  return Array.from(groups.values(), ({ group, count }) => ({ ...group, count }));
}
