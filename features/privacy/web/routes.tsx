// The page about one's data.

import type { RouteObject } from 'react-router';
import { page } from '../../../kit/web/routing/route.tsx';

const texts = ['privacy'];

export const privacyRoutes: readonly RouteObject[] = [
  page({
    path: 'profile/privacy',
    access: 'member',
    texts,
    load: async () => ({ Page: (await import('./pages/privacy-page.tsx')).PrivacyPage }),
  }),
];
