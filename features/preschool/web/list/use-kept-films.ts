// Which films this device has by itself, once there is no network: the service worker keeps what was seen.

import { useEffect, useState, useSyncExternalStore } from 'react';
import { addressOf } from '../film-queries.ts';

/** Undefined while there is a network: then all of them play. */
export function useKeptFilms(ids: readonly string[]): ReadonlySet<string> | undefined {
  const isOnline = useSyncExternalStore(onNetwork, () => navigator.onLine);
  const [kept, setKept] = useState<ReadonlySet<string>>();
  const wanted = ids.join(' ');
  useEffect(() => {
    if (isOnline) return;
    let isGone = false;
    void findKept(wanted.split(' ')).then((found) => {
      if (!isGone) setKept(found);
    });
    return () => {
      isGone = true;
    };
  }, [isOnline, wanted]);
  return isOnline ? undefined : kept;
}

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
