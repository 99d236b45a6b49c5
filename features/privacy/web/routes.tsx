// The pages about what is kept: one's own, and the one for everybody to read.

import type { RouteObject } from 'react-router';
import { page } from '../../../kit/web/routing/route.tsx';

const texts = ['privacy'];

export const privacyRoutes: readonly RouteObject[] = [
  page({
    path: 'profile/privacy',
    access: 'member',
    texts,
    load: async () => ({ Page: (await import('./pages/privacy-page.tsx')).PrivacyPage }),
  }),
  page({
    path: 'ask-a-grown-up',
    access: 'member',
    texts,
    load: async () => ({ Page: (await import('./pages/grown-up-page.tsx')).GrownUpPage }),
  }),
  page({
    path: 'guardian',
    access: 'public',
    texts,
    load: async () => ({ Page: (await import('./pages/guardian-page.tsx')).GuardianPage }),
  }),
  page({
    path: 'privacy',
    access: 'public',
    isReturnedTo: true,
    texts: [...texts, 'site'],
    load: async () => ({ Page: (await import('./pages/retention-page.tsx')).RetentionPage }),
  }),
];
