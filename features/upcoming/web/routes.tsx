// The routes whose feature comes later: each shows one honest line until its own pages take its place.

import type { RouteObject } from 'react-router';
import { page } from '../../../kit/web/routing/route.tsx';
import type { UpcomingItem } from './texts.ts';

type Item = readonly [path: string, item: UpcomingItem];

const ITEMS: readonly Item[] = [
  ['offline-learning', 'offlineLearning'],
  ['offline-learning/detail', 'offlineDetail'],
];

export const upcomingRoutes: readonly RouteObject[] = ITEMS.map(([path, item]) =>
  page({
    access: 'member',
    path,
    texts: ['upcoming'],
    load: async () => {
      const { UpcomingPage } = await import('./pages/upcoming-page.tsx');
      return { Page: () => <UpcomingPage item={item} /> };
    },
  }),
);
