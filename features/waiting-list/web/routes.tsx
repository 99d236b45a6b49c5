// The previews of what is coming, the page of a mail's link, and the admins' numbers.

import type { RouteObject } from 'react-router';
import { page } from '../../../kit/web/routing/route.tsx';
import type { Preview } from '../domain/index.ts';

const texts = ['waiting-list'];

const preview = (name: Preview) => async () => {
  const { PreviewPage } = await import('./pages/preview-page.tsx');
  return { Page: () => <PreviewPage preview={name} /> };
};

export const waitingListRoutes: readonly RouteObject[] = [
  page({ path: 'agent', access: 'member', texts, load: preview('agent') }),
  page({ path: 'global-tutors', access: 'member', texts, load: preview('globalTutors') }),
  page({
    path: 'waiting-list',
    access: 'public',
    texts,
    load: async () => ({ Page: (await import('./pages/link-page.tsx')).LinkPage }),
  }),
];

export const waitingListAdminRoutes: readonly RouteObject[] = [
  page({
    path: 'admin/waiting-list',
    access: 'admin',
    texts,
    load: async () => ({ Page: (await import('./pages/admin-list-page.tsx')).AdminListPage }),
  }),
];
