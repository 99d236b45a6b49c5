// Which films this device has by itself: the service worker keeps what was seen.

import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import type { FilmSummary } from '../../domain/index.ts';
import { addressOf } from '../film-queries.ts';

export type KeptFilms = {
  readonly kept: ReadonlySet<string>;
  /** There is no network: only what is kept plays. */
  readonly isAway: boolean;
};

const NONE: ReadonlySet<string> = new Set();

/** What a request of the page has met: a browser often says that it is online where nothing comes. */
export type Network = 'unknown' | 'there' | 'away';

export function useKeptFilms(films: readonly FilmSummary[], network: Network): KeptFilms {
  const isOnline = useSyncExternalStore(onNetwork, () => navigator.onLine);
  const { state } = useLocation();
  const ids = films.map(({ id }) => id);
  const isAway = !isOnline || network === 'away' || (network === 'unknown' && cameFromFailure(state));
  // Asked anew once the network is gone: by then more may have been kept.
  const { data: kept = NONE } = useQuery({
    queryKey: [...KEPT_KEY, isAway, ids],
    queryFn: () => findKept(ids),
    staleTime: 0,
  });
  return { kept, isAway };
}

export const KEPT_KEY = ['preschool', 'kept'] as const;

/** What a link carries that leads away from a film that did not load. */
export const FROM_FAILURE = { isAway: true } as const;

const cameFromFailure = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isAway' in state;

function onNetwork(listener: () => void): () => void {
  const events = ['online', 'offline'];
  for (const name of events) addEventListener(name, listener);
  return () => {
    for (const name of events) removeEventListener(name, listener);
  };
}

async function findKept(ids: readonly string[]): Promise<ReadonlySet<string>> {
  const found = await Promise.all(ids.map((id) => caches.match(addressOf(id))));
  return new Set(ids.filter((_, index) => found[index] !== undefined));
}
