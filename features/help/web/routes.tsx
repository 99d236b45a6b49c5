// The pages of help, for everybody.

import type { RouteObject } from 'react-router';
import { page } from '../../../kit/web/routing/route.tsx';

const texts = ['help'];

export const helpRoutes: readonly RouteObject[] = [
  page({
    path: 'help',
    access: 'public',
    isSeen: true,
    isReturnedTo: true,
    texts,
    load: async () => ({ Page: (await import('./pages/help-page.tsx')).HelpPage }),
  }),
  page({
    path: 'help/:topic',
    access: 'public',
    isSeen: true,
    isReturnedTo: true,
    texts: [...texts, 'payments', 'site', 'privacy'],
    load: async () => ({ Page: (await import('./pages/topic-page.tsx')).TopicPage }),
  }),
];
