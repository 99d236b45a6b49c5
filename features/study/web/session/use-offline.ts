// Whether nobody can be reached: the browser is without a network, or the server does not answer.

import { useSyncExternalStore } from 'react';
import { isServerAway, onServerState } from '../../../../kit/web/api/server-watch.ts';

export const useOffline = (): boolean =>
  useSyncExternalStore(subscribe, () => !navigator.onLine || isServerAway());

function subscribe(onChange: () => void): () => void {
  const events = ['online', 'offline'] as const;
  for (const event of events) addEventListener(event, onChange);
  const forget = onServerState(onChange);
  return () => {
    for (const event of events) removeEventListener(event, onChange);
    forget();
  };
}
