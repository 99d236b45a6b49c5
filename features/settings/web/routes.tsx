// The page of settings, which stands in the frame of the admin area.

import type { RouteObject } from 'react-router';
import { page } from '../../../kit/web/routing/route.tsx';
import type { SettingsForm } from './forms.ts';

/** `texts` are the features in whose words other areas are named, `loadForms` brings these names. */
export function settingsAdminRoutes(
  texts: readonly string[],
  loadForms: () => Promise<readonly SettingsForm[]>,
): RouteObject[] {
  return [
    page({
      path: 'admin/settings',
      access: 'admin',
      texts: ['settings', ...texts],
      load: async () => {
        const [{ SettingsPage }, forms] = await Promise.all([
          import('./pages/settings-page.tsx'),
          loadForms(),
        ]);
        return { Page: () => <SettingsPage forms={forms} /> };
      },
    }),
  ];
}
