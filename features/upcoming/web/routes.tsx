// The routes whose feature comes later: each shows one honest line until its own pages take its place.

import type { RouteObject } from 'react-router';
import type { PageHandle } from '../../../kit/web/routing/page-handle.ts';
import { page } from '../../../kit/web/routing/route.tsx';
import type { UpcomingItem } from './texts.ts';

type Item = readonly [path: string, item: UpcomingItem];

const ITEMS: readonly Item[] = [
  ['offline-learning', 'offlineLearning'],
  ['offline-learning/detail', 'offlineDetail'],
];

/** The same in the admin area, with the whole path. */
const ADMIN_ITEMS: readonly Item[] = [['admin/lessons', 'adminLessons']];

const toRoutes = (items: readonly Item[], handle: PageHandle): RouteObject[] =>
  items.map(([path, item]) =>
    page({
      ...handle,
      path,
      texts: ['upcoming'],
      load: async () => {
        const { UpcomingPage } = await import('./pages/upcoming-page.tsx');
        return { Page: () => <UpcomingPage item={item} /> };
      },
    }),
  );

export const upcomingRoutes: readonly RouteObject[] = [...toRoutes(ITEMS, { access: 'member' })];
/** Those that stand inside the frame of the admin area. */
export const upcomingAdminRoutes: readonly RouteObject[] = toRoutes(ADMIN_ITEMS, { access: 'admin' });
