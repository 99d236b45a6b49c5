// The admin area's pages and their places; pages of other features that belong there stand inside its frame.

import type { RouteObject } from 'react-router';
import { loadTexts } from '../../../kit/web/i18n.ts';
import type { PageHandle } from '../../../kit/web/routing/page-handle.ts';
import { exchange, page } from '../../../kit/web/routing/route.tsx';
import { Loading } from '../../../kit/web/ui/loading/loading.tsx';

const texts = ['admin'];

/** The area with the given pages of others, whose paths begin with `admin/` too. */
export function adminRoutes(others: readonly RouteObject[]): RouteObject[] {
  return [
    {
      path: 'admin',
      handle: { access: 'admin' } satisfies PageHandle,
      loader: ({ request }) => exchange(request, '/admin/dashboard'),
    },
    {
      id: 'admin-area',
      lazy: async () => {
        const [{ AdminArea }] = await Promise.all([import('./components/admin-area.tsx'), loadTexts(texts)]);
        return { Component: AdminArea };
      },
      HydrateFallback: Loading,
      children: [...pages, ...others],
    },
  ];
}

const pages: readonly RouteObject[] = [
  page({
    path: 'admin/dashboard',
    access: 'admin',
    texts,
    load: async () => ({ Page: (await import('./pages/dashboard-page.tsx')).DashboardPage }),
  }),
  page({
    path: 'admin/users',
    access: 'admin',
    texts,
    load: async () => ({ Page: (await import('./pages/users-page.tsx')).UsersPage }),
  }),
  page({
    path: 'admin/users/:id',
    access: 'admin',
    // Also those of the dialogs by which something is given.
    texts: [...texts, 'letters', 'membership', 'study-time'],
    load: async () => ({ Page: (await import('./pages/person-page.tsx')).PersonPage }),
  }),
  page({
    path: 'admin/mails',
    access: 'admin',
    texts,
    load: async () => ({ Page: (await import('./pages/mails-page.tsx')).MailsPage }),
  }),
];
