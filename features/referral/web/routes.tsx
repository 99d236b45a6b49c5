// The pages of inviting and their places.

import type { RouteObject } from 'react-router';
import { page } from '../../../kit/web/routing/route.tsx';

const texts = ['referral'];

export const referralRoutes: readonly RouteObject[] = [
  page({
    path: 'invite/:code',
    access: 'public',
    texts,
    load: async () => ({ Page: (await import('./pages/invite-page.tsx')).InvitePage }),
  }),
  page({
    path: 'profile/referral',
    access: 'member',
    isForGrownUps: true,
    texts,
    load: async () => ({ Page: (await import('./pages/referral-page.tsx')).ReferralPage }),
  }),
];
