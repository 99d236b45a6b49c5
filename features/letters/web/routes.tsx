// The page of one's own letters, and the admins' list of those that wait.

import type { RouteObject } from 'react-router';
import { page } from '../../../kit/web/routing/route.tsx';

const texts = ['letters', 'site'];

export const lettersRoutes: readonly RouteObject[] = [
  page({
    path: 'letters',
    access: 'member',
    texts,
    load: async () => ({ Page: (await import('./pages/letters-page.tsx')).LettersPage }),
  }),
];

export const lettersAdminRoutes: readonly RouteObject[] = [
  page({
    path: 'admin/letters',
    access: 'admin',
    texts,
    load: async () => ({ Page: (await import('./pages/waiting-letters-page.tsx')).WaitingLettersPage }),
  }),
];
