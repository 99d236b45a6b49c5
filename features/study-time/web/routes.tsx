// The page of study time and its place.

import type { RouteObject } from 'react-router';
import { page } from '../../../kit/web/routing/route.tsx';

export const studyTimeRoutes: RouteObject[] = [
  page({
    path: 'profile/study-time',
    access: 'member',
    isLearning: true,
    isSeen: true,
    texts: ['study-time', 'learner-settings'],
    load: async () => ({ Page: (await import('./pages/study-time-page.tsx')).StudyTimePage }),
  }),
];
