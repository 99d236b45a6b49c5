// The membership's page.

import type { RouteObject } from 'react-router';
import { page } from '../../../kit/web/routing/route.tsx';

export const membershipRoutes: readonly RouteObject[] = [
  page({
    path: 'profile/membership',
    access: 'member',
    isLearning: true,
    isSeen: true,
    texts: ['membership', 'settings', 'privacy'],
    load: async () => ({ Page: (await import('./pages/membership-page.tsx')).MembershipPage }),
  }),
];
