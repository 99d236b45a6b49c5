// The pages of purchases in China up to the order, which guests see too; those for admins stand in the frame of the admin area.

import type { RouteObject } from 'react-router';
import { page } from '../../../kit/web/routing/route.tsx';

const texts = ['global-services', 'settings', 'account'];

export const globalServicesRoutes: readonly RouteObject[] = [
  page({
    path: 'global-services',
    access: 'public',
    isReturnedTo: true,
    isForGrownUps: true,
    texts,
    load: async () => ({ Page: (await import('./pages/entry-page.tsx')).EntryPage }),
  }),
  page({
    path: 'global-services/policy',
    access: 'public',
    isReturnedTo: true,
    texts: [...texts, 'site'],
    load: async () => ({ Page: (await import('./pages/policy-page.tsx')).PolicyPage }),
  }),
  page({
    path: 'global-services/cost',
    access: 'public',
    isReturnedTo: true,
    isForGrownUps: true,
    texts,
    load: async () => ({ Page: (await import('./pages/cost-page.tsx')).CostPage }),
  }),
];

export const globalServicesAdminRoutes: readonly RouteObject[] = [
  page({
    path: 'admin/global-settings',
    access: 'admin',
    texts: [...texts, 'orders'],
    load: async () => ({ Page: (await import('./pages/global-settings-page.tsx')).GlobalSettingsPage }),
  }),
];
