// Whether the browser is without a network.

import { useSyncExternalStore } from 'react';

export const useOffline = (): boolean => useSyncExternalStore(subscribe, () => !navigator.onLine);

function subscribe(onChange: () => void): () => void {
  const events = ['online', 'offline'] as const;
  for (const event of events) addEventListener(event, onChange);
  return () => {
    for (const event of events) removeEventListener(event, onChange);
  };
}
