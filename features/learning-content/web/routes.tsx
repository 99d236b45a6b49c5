// The routes on which admins write lessons and texts, in the frame of the admin area.

import type { RouteObject } from 'react-router';
import { page } from '../../../kit/web/routing/route.tsx';

const FORMS = ['learning-content', 'drafts'];
const PREVIEWS = [...FORMS, 'lessons', 'reader', 'scenarios', 'my-words', 'study', 'tutor-chat'];

export const learningContentAdminRoutes: readonly RouteObject[] = [
  page({
    path: 'admin/lessons',
    access: 'admin',
    texts: FORMS,
    load: async () => ({ Page: (await import('./pages/pieces-page.tsx')).PiecesPage }),
  }),
  page({
    path: 'admin/lessons/:kind/new',
    access: 'admin',
    texts: PREVIEWS,
    load: async () => ({ Page: (await import('./pages/new-piece-page.tsx')).NewPiecePage }),
  }),
  page({
    path: 'admin/lessons/:kind/:id',
    access: 'admin',
    texts: PREVIEWS,
    load: async () => ({ Page: (await import('./pages/piece-page.tsx')).PiecePage }),
  }),
  page({
    path: 'admin/lessons/:kind/:id/history',
    access: 'admin',
    texts: FORMS,
    load: async () => ({ Page: (await import('./pages/piece-history-page.tsx')).PieceHistoryPage }),
  }),
];
