// Starts the page: texts of the current language first, then the router.

import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { refreshSession, watchSession } from '../../features/account/web/api.ts';
import { watchForLostChunks } from '../../kit/web/build.ts';
import { provideConnection } from '../../kit/web/connect.ts';
import { COMMON_TEXTS, loadTexts, provideTexts } from '../../kit/web/i18n.ts';
import { keepPageForOffline } from '../../kit/web/offline-page.ts';
import { watchServer } from '../../kit/web/server-watch.ts';
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
await loadTexts([COMMON_TEXTS]);

const root = document.querySelector('#root');
if (!root) throw new Error('index.html has no #root');
createRoot(root).render(
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
);
keepPageForOffline();
