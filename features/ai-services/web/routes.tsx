// The pages of the AI services, which stand in the frame of the admin area.

import type { RouteObject } from 'react-router';
import { page } from '../../../kit/web/routing/route.tsx';

const texts = ['ai-services'];

export const aiServicesAdminRoutes: readonly RouteObject[] = [
  page({
    path: 'admin/ai-config',
    texts,
    load: async () => ({ Page: (await import('./pages/ai-config-page.tsx')).AiConfigPage }),
  }),
  page({
    path: 'admin/ai-services',
    texts,
    load: async () => ({ Page: (await import('./pages/ai-services-page.tsx')).AiServicesPage }),
  }),
  page({
    path: 'admin/ai-reports',
    texts,
    load: async () => ({ Page: (await import('./pages/ai-reports-page.tsx')).AiReportsPage }),
  }),
];
