// The ledger's pages, which stand in the frame of the admin area.

import type { RouteObject } from 'react-router';
import { page } from '../../../kit/web/route.tsx';

const texts = ['ledger'];

export const ledgerAdminRoutes: readonly RouteObject[] = [
  page({
    path: 'admin/ledger',
    texts,
    load: async () => ({ Page: (await import('./pages/ledger-page.tsx')).LedgerPage }),
  }),
  page({
    path: 'admin/ledger/:accountId',
    texts,
    load: async () => ({ Page: (await import('./pages/account-page.tsx')).AccountPage }),
  }),
];
