// The pages of the AI services, which stand in the frame of the admin area.

import type { RouteObject } from 'react-router';
import { page } from '../../../kit/web/routing/route.tsx';

const texts = ['ai-services'];

export const aiServicesAdminRoutes: readonly RouteObject[] = [
  page({
    path: 'admin/ai-config',
    access: 'admin',
    texts,
    load: async () => ({ Page: (await import('./pages/ai-config-page.tsx')).AiConfigPage }),
  }),
  page({
    path: 'admin/ai-services',
    access: 'admin',
    texts,
    load: async () => ({ Page: (await import('./pages/ai-services-page.tsx')).AiServicesPage }),
  }),
  page({
    path: 'admin/ai-reports',
    access: 'admin',
    texts,
    load: async () => ({ Page: (await import('./pages/ai-reports-page.tsx')).AiReportsPage }),
  }),
];
