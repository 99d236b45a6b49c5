// The price while somebody types: asked for after a short pause, the one before stays in sight meanwhile.

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { QuoteRequest } from '../../../domain/quote/shapes.ts';
import { priceQuery } from '../../queries.ts';

/** As long as a quick typist pauses between two digits. */
const TYPING_PAUSE_MS = 250;

export function useLivePrice(request: QuoteRequest) {
  const typed = JSON.stringify(request);
  const [settled, setSettled] = useState(request);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(request), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
    // Equal requests are one, whichever object they are.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [typed]);
  const isAskable = settled.items.length > 0 && settled.country !== '';
  const query = useQuery({ ...priceQuery(settled), enabled: isAskable, placeholderData: keepPreviousData });
  return { query, isOld: query.isPlaceholderData || typed !== JSON.stringify(settled) };
}
