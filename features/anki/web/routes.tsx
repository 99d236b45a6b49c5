// The route of import and export.

import type { RouteObject } from 'react-router';
import { page } from '../../../kit/web/routing/route.tsx';

export const ankiRoutes: RouteObject[] = [
  page({
    path: 'words/anki',
    access: 'member',
    isLearning: true,
    texts: ['anki', 'files'],
    load: async () => ({ Page: (await import('./pages/decks-page.tsx')).DecksPage }),
  }),
];
