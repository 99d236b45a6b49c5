// Whether somebody has said what the freight in China costs: 0 that was said is no unknown.

import type { QuoteRequest } from '../../../domain/quote/shapes.ts';

type Things = readonly { readonly sources: QuoteRequest['items'][number]['sources'] }[];

export const isFreightSaid = (items: Things): boolean =>
  items.length > 0 && items.every(({ sources }) => sources.freight !== 'default');

/** What the buyer types stands for all things; an emptied field says nothing. */
export const withFreight = <Thing extends Things[number]>(
  items: readonly Thing[],
  freight: 'buyer' | 'default',
): Thing[] => items.map((item) => ({ ...item, sources: { ...item.sources, freight } }));
