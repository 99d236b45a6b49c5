// The route of the learning path; its tabs are part of the address.

import type { RouteObject } from 'react-router';
import { page } from '../../../kit/web/routing/route.tsx';

export const learningPathRoutes: RouteObject[] = [
  page({
    path: 'learning-path',
    access: 'member',
    texts: ['learning-path'],
    load: async () => ({ Page: (await import('./pages/learning-path-page.tsx')).LearningPathPage }),
  }),
];
