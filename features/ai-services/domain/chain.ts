// Whose models answer for a use: its own, those of the use that stands in, the environment's, or nobody's.

import { type AiUse, standInFor, takesEnvironment } from './uses.ts';

export type Listed = { readonly use: AiUse; readonly isEnabled: boolean };
export const CHAIN_SOURCES = ['own', 'chat', 'environment', 'none'] as const;
export type ChainSource = (typeof CHAIN_SOURCES)[number];
export type Chain<Entry> = { readonly source: ChainSource; readonly entries: readonly Entry[] };

/**
 * The models of a use in order of fallback, without those that are switched off. A use that has models listed keeps to
 * them even when all are off: an admin who switches off the only one wants nobody asked, not somebody else.
 */
export function chainOf<Entry extends Listed>(
  use: AiUse,
  listed: readonly Entry[],
  hasEnvironment: boolean,
): Chain<Entry> {
  const own = listed.filter((entry) => entry.use === use);
  if (own.length > 0) return enabled('own', own);
  const standIn = standInFor(use);
  const borrowed = listed.filter((entry) => entry.use === standIn);
  if (borrowed.length > 0) return enabled('chat', borrowed);
  return { source: hasEnvironment && takesEnvironment(use) ? 'environment' : 'none', entries: [] };
}

const enabled = <Entry extends Listed>(source: ChainSource, entries: readonly Entry[]): Chain<Entry> => ({
  source,
  entries: entries.filter(({ isEnabled }) => isEnabled),
});
