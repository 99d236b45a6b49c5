// The routes of study: a session, the lists of words, and how cards come back.

import type { RouteObject } from 'react-router';
import { page } from '../../../kit/web/routing/route.tsx';

export const wordStudyRoutes: RouteObject[] = [
  page({
    path: 'study/session',
    access: 'member',
    isLearning: true,
    texts: ['study', 'my-words'],
    load: async () => ({ Page: (await import('./pages/session-page.tsx')).SessionPage }),
  }),
  page({
    path: 'study/words',
    access: 'member',
    isLearning: true,
    texts: ['study', 'my-words'],
    load: async () => ({ Page: (await import('./pages/study-words-page.tsx')).StudyWordsPage }),
  }),
  page({
    path: 'study/settings',
    access: 'member',
    isLearning: true,
    texts: ['study', 'learner-settings'],
    load: async () => ({ Page: (await import('./pages/study-settings-page.tsx')).StudySettingsPage }),
  }),
];
