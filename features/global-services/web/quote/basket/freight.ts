// Whether somebody has said what the freight in China costs: 0 that was said is no unknown.

import type { QuoteRequest } from '../../../domain/quote/shapes.ts';

type Thing = Pick<QuoteRequest['items'][number], 'name' | 'sources'>;

/** The names of the things whose freight nobody has said, where that of others is known. */
export type OpenFreight = 'all' | readonly string[];

export function openFreightOf(items: readonly Thing[]): OpenFreight {
  const open = items.filter(({ sources }) => sources.freight === 'default');
  return open.length === items.length ? 'all' : open.map(({ name }) => name);
}

/** What the buyer types stands for all things; an emptied field says nothing. */
export const withFreight = <One extends Pick<Thing, 'sources'>>(
  items: readonly One[],
  freight: 'buyer' | 'default',
): One[] => items.map((item) => ({ ...item, sources: { ...item.sources, freight } }));
