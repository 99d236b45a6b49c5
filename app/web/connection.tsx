// What the other pages need and the home page does not: the typed calls, the cache of their answers, all texts,
// and the person's settings.

import { QueryClientProvider } from '@tanstack/react-query';
import { Outlet } from 'react-router';
import { Reauthentication } from '../../features/account/web/api.ts';
import { watchLearnerSettings } from '../../features/learner-settings/web/api.ts';
import { GUEST_TALK_KEY } from '../../features/tutor-chat/domain/index.ts';
import { provideContract } from '../../kit/web/api/api.ts';
import { reachable } from '../../kit/web/api/chunk.ts';
import { queryClient } from '../../kit/web/api/query-client.ts';
import { provideTexts } from '../../kit/web/i18n.ts';
import { COPIES, forgetStored, forgetUnder } from '../../kit/web/storage.ts';
import { forgetInTab } from '../../kit/web/tab-storage.ts';
import routeMap from './generated/contract.json';

// The map keeps methods and paths alone; its schemas stay on the server, so its type is the composed contract's.
provideContract(routeMap as Parameters<typeof provideContract>[0]);
const texts = import.meta.glob('../../features/*/text/*.json', { import: 'default' });
// A part of a page that waits for its texts ends on the error page: it has to know an absent server from a fault.
provideTexts(
  Object.fromEntries(Object.entries(texts).map(([path, load]) => [path, () => reachable(load())])),
);
watchLearnerSettings();
// In development: what the page shows is asked for again when the server has restarted with changed code.
import.meta.hot?.on('yulu:api-restarted', () => void queryClient.invalidateQueries());

/** The pages below share one cache. */
export function Connection() {
  return (
    <QueryClientProvider client={queryClient}>
      <Outlet />
      <Reauthentication />
    </QueryClientProvider>
  );
}

/** Drops what was read for a person who has gone. */
export function forgetAnswers(): void {
  queryClient.clear();
  forgetUnder(COPIES);
  // What a guest said before is not to be met by the next who uses this device.
  forgetStored(GUEST_TALK_KEY);
  forgetInTab(COPIES);
}
