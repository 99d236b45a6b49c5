// The routes of the reader: the graded texts, one of them, and the texts of one's own.

import type { RouteObject } from 'react-router';
import { page } from '../../../kit/web/routing/route.tsx';

export const readerRoutes: RouteObject[] = [
  page({
    path: 'study/texts',
    access: 'member',
    isLearning: true,
    texts: ['reader'],
    load: async () => ({ Page: (await import('./pages/texts-page.tsx')).TextsPage }),
  }),
  page({
    path: 'study/texts/own',
    access: 'member',
    isLearning: true,
    texts: ['reader'],
    load: async () => ({ Page: (await import('./pages/own-texts-page.tsx')).OwnTextsPage }),
  }),
  page({
    path: 'study/texts/own/:id',
    access: 'member',
    isLearning: true,
    texts: ['reader', 'my-words'],
    load: async () => ({ Page: (await import('./pages/own-text-page.tsx')).OwnTextPage }),
  }),
  page({
    path: 'study/texts/:text',
    access: 'member',
    isLearning: true,
    texts: ['reader', 'study', 'my-words'],
    load: async () => ({ Page: (await import('./pages/text-page.tsx')).TextPage }),
  }),
];
