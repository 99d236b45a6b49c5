// The routes of talks: the hub, and beside it (on a phone instead of it) one talk.

import type { RouteObject } from 'react-router';
import { page } from '../../../kit/web/route.tsx';

export const studyRoutes: RouteObject[] = [
  page({
    path: 'study/:talkId?',
    texts: ['tutor-chat'],
    load: async () => ({ Page: (await import('./pages/study-page.tsx')).StudyPage }),
  }),
];
