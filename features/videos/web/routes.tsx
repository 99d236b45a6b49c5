// The route on which admins send and publish videos.

import type { RouteObject } from 'react-router';
import { page } from '../../../kit/web/routing/route.tsx';

export const videosAdminRoutes: readonly RouteObject[] = [
  page({
    path: 'admin/videos',
    access: 'admin',
    texts: ['videos', 'files'],
    load: async () => ({ Page: (await import('./admin/videos-page.tsx')).VideosPage }),
  }),
];
