// Starts the page: texts of the current language first, then the router.

import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { refreshSession, watchSession } from '../../features/account/web/api.ts';
import { watchForLostChunks } from '../../kit/web/api/build.ts';
import { watchServer } from '../../kit/web/api/server-watch.ts';
import { provideConnection } from '../../kit/web/connect.ts';
import { COMMON_TEXTS, loadTexts, provideTexts } from '../../kit/web/i18n.ts';
import { keepPageForOffline } from '../../kit/web/routing/offline-page.ts';
import '../../kit/web/theme/theme.css';
import { discoverPages, routes } from './routes.tsx';

provideTexts(import.meta.glob('../../kit/web/text/*.json', { import: 'default' }));
provideTexts(import.meta.glob('../../features/home/text/*.json', { import: 'default' }));
watchForLostChunks();
watchServer(refreshSession);

const loadConnection = () => import('./connection.tsx');
provideConnection(loadConnection);

// The router begins to fetch the first page while the common texts are on their way.
const router = createBrowserRouter(routes, { patchRoutesOnNavigation: discoverPages });
watchSession({
  revalidate: () => router.revalidate(),
  forget: async () => (await loadConnection()).forgetAnswers(),
});
// Not awaited at the top: the chunks of pages import from this one, and would wait for it.
void start();

async function start(): Promise<void> {
  const root = document.querySelector('#root');
  if (!root) throw new Error('index.html has no #root');
  // First words that stand there are not taken back for "loading".
  const hasFirstWords = root.querySelector('.boot-words') !== null;
  await Promise.all([loadTexts([COMMON_TEXTS]), hasFirstWords ? waitForFirstPage() : undefined]);
  // As a transition, so that a slow phone answers a finger between the parts of the first rendering.
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <RouterProvider router={router} />
      </StrictMode>,
    ),
  );
  keepPageForOffline();
}

/** Resolves when the code of the first page and its guard have answered, or failed. */
function waitForFirstPage(): Promise<void> {
  return new Promise((resolve) => {
    const settle = () => {
      if (router.state.initialized) resolve();
    };
    router.subscribe(settle);
    settle();
  });
}
