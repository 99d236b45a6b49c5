// The page of notices and its place.

import type { RouteObject } from 'react-router';
import { page } from '../../../kit/web/routing/route.tsx';

export const noticesRoutes: RouteObject[] = [
  page({
    path: 'notices',
    access: 'member',
    texts: ['notices'],
    load: async () => ({ Page: (await import('./pages/notices-page.tsx')).NoticesPage }),
  }),
];
