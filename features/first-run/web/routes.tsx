// The route of the first run.

import type { RouteObject } from 'react-router';
import { page } from '../../../kit/web/routing/route.tsx';

export const firstRunRoutes: RouteObject[] = [
  page({
    path: 'welcome',
    access: 'member',
    texts: ['first-run', 'tutor-chat', 'privacy'],
    load: async () => ({ Page: (await import('./pages/welcome-page.tsx')).WelcomePage }),
  }),
];
