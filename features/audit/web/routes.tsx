// The audit's page, which stands in the frame of the admin area.

import type { RouteObject } from 'react-router';
import { page } from '../../../kit/web/routing/route.tsx';

export const auditAdminRoutes: readonly RouteObject[] = [
  page({
    path: 'admin/audit',
    access: 'admin',
    texts: ['audit'],
    load: async () => ({ Page: (await import('./pages/audit-page.tsx')).AuditPage }),
  }),
];
