// The pages of distribution and their places; those for admins stand in the frame of the admin area.

import type { RouteObject } from 'react-router';
import { page } from '../../../kit/web/routing/route.tsx';

const texts = ['distribution', 'referral', 'privacy'];

export const distributionRoutes: readonly RouteObject[] = [
  page({
    path: 'profile/earnings',
    access: 'member',
    isSeen: true,
    texts,
    load: async () => ({ Page: (await import('./pages/earnings-page.tsx')).EarningsPage }),
  }),
  page({
    path: 'profile/become-distributor',
    access: 'member',
    isForGrownUps: true,
    texts,
    load: async () => ({
      Page: (await import('./pages/become-distributor-page.tsx')).BecomeDistributorPage,
    }),
  }),
];

export const distributionAdminRoutes: readonly RouteObject[] = [
  page({
    path: 'admin/withdrawals',
    access: 'admin',
    texts,
    load: async () => ({ Page: (await import('./pages/withdrawals-page.tsx')).WithdrawalsPage }),
  }),
  page({
    path: 'admin/distributors',
    access: 'admin',
    texts,
    load: async () => ({ Page: (await import('./pages/distributors-page.tsx')).DistributorsPage }),
  }),
];
