// The routes of talks: the talks with the tutors to choose from, and one talk.

import type { RouteObject } from 'react-router';
import { page } from '../../../kit/web/routing/route.tsx';

export const studyRoutes: RouteObject[] = [
  page({
    path: 'study',
    access: 'member',
    isLearning: true,
    texts: ['tutor-chat', 'study'],
    load: async () => ({ Page: (await import('./pages/study-page.tsx')).StudyPage }),
  }),
  page({
    path: 'study/:talkId',
    access: 'member',
    isLearning: true,
    texts: ['tutor-chat'],
    load: async () => ({ Page: (await import('./pages/talk-page.tsx')).TalkPage }),
  }),
];
