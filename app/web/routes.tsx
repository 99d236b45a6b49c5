// The map of the site: every feature's routes under the one layout.

import type { RouteObject } from 'react-router';
import { guard } from '../../features/account/web/api.ts';
import { accountRoutes } from '../../features/account/web/routes.tsx';
import { adminRoutes } from '../../features/admin/web/routes.tsx';
import { aiRolesAdminRoutes, aiRolesRoutes } from '../../features/ai-roles/web/routes.tsx';
import { aiServicesAdminRoutes } from '../../features/ai-services/web/routes.tsx';
import { auditAdminRoutes } from '../../features/audit/web/routes.tsx';
import { distributionAdminRoutes, distributionRoutes } from '../../features/distribution/web/routes.tsx';
import { firstRunRoutes } from '../../features/first-run/web/routes.tsx';
import { homeRoutes } from '../../features/home/web/routes.tsx';
import { learnerFactsRoutes } from '../../features/learner-facts/web/routes.tsx';
import { ledgerAdminRoutes } from '../../features/ledger/web/routes.tsx';
import { membershipRoutes } from '../../features/membership/web/routes.tsx';
import { myWordsRoutes } from '../../features/my-words/web/routes.tsx';
import { paymentsAdminRoutes, paymentsRoutes } from '../../features/payments/web/routes.tsx';
import { referralRoutes } from '../../features/referral/web/routes.tsx';
import { scenariosRoutes } from '../../features/scenarios/web/routes.tsx';
import { settingsAdminRoutes } from '../../features/settings/web/routes.tsx';
import { studyTimeRoutes } from '../../features/study-time/web/routes.tsx';
import { studyRoutes } from '../../features/tutor-chat/web/routes.tsx';
import { upcomingAdminRoutes, upcomingRoutes } from '../../features/upcoming/web/routes.tsx';
import { reachable } from '../../kit/web/chunk.ts';
import { ErrorPage } from '../../kit/web/error-page.tsx';
import { exchange } from '../../kit/web/route.tsx';
import { Loading } from '../../kit/web/ui/loading.tsx';
import { Frame } from './frame.tsx';

/** Every page but the home page, which stays light without the typed calls and their cache. */
const connected: RouteObject = {
  id: 'connected',
  lazy: { Component: async () => (await reachable(import('./connection.tsx'))).Connection },
  HydrateFallback: Loading,
  children: [
    ...accountRoutes,
    ...firstRunRoutes,
    ...studyRoutes,
    ...myWordsRoutes,
    ...learnerFactsRoutes,
    ...membershipRoutes,
    ...paymentsRoutes,
    ...aiRolesRoutes,
    ...scenariosRoutes,
    ...studyTimeRoutes,
    ...referralRoutes,
    ...distributionRoutes,
    ...adminRoutes([
      ...paymentsAdminRoutes,
      ...ledgerAdminRoutes(
        ['account', 'membership', 'study-time', 'referral', 'distribution', 'payments'],
        async () => (await import('./ledger-words.ts')).allLedgerWords,
      ),
      ...distributionAdminRoutes,
      ...auditAdminRoutes,
      ...aiServicesAdminRoutes,
      ...aiRolesAdminRoutes,
      ...settingsAdminRoutes(
        ['account', 'membership', 'study-time', 'referral', 'distribution', 'payments'],
        async () => (await import('./settings-forms.ts')).settingsForms,
      ),
      ...upcomingAdminRoutes,
    ]),
    ...upcomingRoutes,
  ],
};

/** All pages. The guard is the one route around them. */
const pages: RouteObject = {
  id: 'guarded',
  middleware: [guard],
  children: [...homeRoutes, connected],
};

export const routes: RouteObject[] = [
  {
    path: '/',
    element: <Frame />,
    HydrateFallback: Loading,
    errorElement: (
      <Frame>
        <ErrorPage />
      </Frame>
    ),
    // Unknown paths lead home, and Back does not return to them.
    children: [pages, { path: '*', loader: ({ request }) => exchange(request, '/') }],
  },
];
