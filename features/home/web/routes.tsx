// The route of the home page.

import type { RouteObject } from 'react-router';
import { page } from '../../../kit/web/routing/route.tsx';

export const homeRoutes: RouteObject[] = [
  page({
    access: 'public',
    isLearning: true,
    texts: ['home'],
    load: async () => ({ Page: (await import('./pages/home-page.tsx')).HomePage }),
  }),
];
