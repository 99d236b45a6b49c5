// The route of what tutors remember.

import type { RouteObject } from 'react-router';
import { page } from '../../../kit/web/routing/route.tsx';

export const learnerFactsRoutes: RouteObject[] = [
  page({
    path: 'profile/memory',
    access: 'member',
    isLearning: true,
    texts: ['learner-facts'],
    load: async () => ({ Page: (await import('./pages/memory-page.tsx')).MemoryPage }),
  }),
];
