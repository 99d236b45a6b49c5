// The route of the learner's own words.

import type { RouteObject } from 'react-router';
import { page } from '../../../kit/web/routing/route.tsx';

export const myWordsRoutes: RouteObject[] = [
  page({
    path: 'words',
    access: 'member',
    texts: ['my-words'],
    load: async () => ({ Page: (await import('./pages/words-page.tsx')).WordsPage }),
  }),
];
