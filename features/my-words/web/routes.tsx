// The route of the learner's own words.

import type { RouteObject } from 'react-router';
import { page } from '../../../kit/web/routing/route.tsx';

export const myWordsRoutes: RouteObject[] = [
  page({
    path: 'words',
    access: 'member',
    isLearning: true,
    texts: ['my-words', 'study'],
    load: async () => ({ Page: (await import('./pages/words-page.tsx')).WordsPage }),
  }),
];
