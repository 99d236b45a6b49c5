// The routes of the learning path, whose tabs are part of the address, and of the tests of its nodes.

import type { RouteObject } from 'react-router';
import { page } from '../../../kit/web/routing/route.tsx';

export const learningPathRoutes: RouteObject[] = [
  page({
    path: 'learning-path',
    access: 'member',
    isLearning: true,
    isSeen: true,
    texts: ['learning-path', 'plans', 'placement'],
    load: async () => ({ Page: (await import('./pages/learning-path-page.tsx')).LearningPathPage }),
  }),
  page({
    path: 'learning-path/test/:node',
    access: 'member',
    isLearning: true,
    texts: ['learning-path', 'lessons', 'study', 'my-words'],
    load: async () => ({ Page: (await import('./pages/test-page.tsx')).TestPage }),
  }),
];
