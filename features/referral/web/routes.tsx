// The pages of inviting and their places.

import type { RouteObject } from 'react-router';
import { page } from '../../../kit/web/routing/route.tsx';

const texts = ['referral'];

export const referralRoutes: readonly RouteObject[] = [
  page({
    path: 'invite/:code',
    texts,
    load: async () => ({ Page: (await import('./pages/invite-page.tsx')).InvitePage }),
  }),
  page({
    path: 'profile/referral',
    texts,
    load: async () => ({ Page: (await import('./pages/referral-page.tsx')).ReferralPage }),
  }),
];
