// Holds the place of a part that waits for the server, and says so when the server is away.

import { useSyncExternalStore } from 'react';
import { isServerAway, onServerState } from '../../api/server-watch.ts';
import { Skeleton } from '../elements/skeleton.tsx';
import { AwayNotice } from './away-notice.tsx';

export function WaitingPart({ lines = 5 }: { readonly lines?: number }) {
  const isAway = useSyncExternalStore(onServerState, isServerAway);
  return isAway ? <AwayNotice /> : <Skeleton lines={lines} />;
}
