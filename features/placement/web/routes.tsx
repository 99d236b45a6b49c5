// The route of the placement.

import type { RouteObject } from 'react-router';
import { page } from '../../../kit/web/routing/route.tsx';

export const placementRoutes: RouteObject[] = [
  page({
    path: 'placement',
    access: 'member',
    isLearning: true,
    texts: ['placement', 'study', 'my-words'],
    load: async () => ({ Page: (await import('./pages/placement-page.tsx')).PlacementPage }),
  }),
];
