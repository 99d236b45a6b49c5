// The audit's page, which stands in the frame of the admin area.

import type { RouteObject } from 'react-router';
import { page } from '../../../kit/web/routing/route.tsx';
import type { SettingsForm } from '../../settings/web/api.ts';

/** `texts` are the features in whose words settings are named, `loadForms` brings these names. */
export function auditAdminRoutes(
  texts: readonly string[],
  loadForms: () => Promise<readonly SettingsForm[]>,
): RouteObject[] {
  return [
    page({
      path: 'admin/audit',
      access: 'admin',
      texts: ['audit', ...texts],
      load: async () => {
        const [{ AuditPage }, forms] = await Promise.all([import('./pages/audit-page.tsx'), loadForms()]);
        return { Page: () => <AuditPage forms={forms} /> };
      },
    }),
  ];
}
