// One honest line on a page that may have been opened without a network: what this is, and what needs a connection.

import { useSyncExternalStore } from 'react';
import { isServerAway, onServerState } from '../api/server-watch.ts';
import { t } from '../i18n.ts';

/** It goes as soon as the server answers. */
export function OfflineLine() {
  const isAway = useSyncExternalStore(onServerState, isServerAway);
  return (
    <output className="sticky top-(--bar-top) z-10 block">
      {isAway ? (
        <p className="border-b border-line bg-retry-ground px-4 py-2 text-center text-small text-retry print:hidden">
          {t(navigator.onLine ? 'away.copyAway' : 'away.copyOffline')}
        </p>
      ) : null}
    </output>
  );
}
