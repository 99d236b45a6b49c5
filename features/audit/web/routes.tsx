// The audit's page, which stands in the frame of the admin area.

import type { RouteObject } from 'react-router';
import { page } from '../../../kit/web/routing/route.tsx';
import type { ChangeWords } from './change-words.ts';

/** `texts` are the features in whose words settings and facts are named, `loadWords` brings these names. */
export function auditAdminRoutes(
  texts: readonly string[],
  loadWords: () => Promise<ChangeWords>,
): RouteObject[] {
  return [
    page({
      path: 'admin/audit',
      access: 'admin',
      texts: ['audit', ...texts],
      load: async () => {
        const [{ AuditPage }, words] = await Promise.all([import('./pages/audit-page.tsx'), loadWords()]);
        return { Page: () => <AuditPage {...words} /> };
      },
    }),
  ];
}
