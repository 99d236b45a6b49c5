// Every page but the home page, which starts without this list, the typed calls and their cache.

import type { RouteObject } from 'react-router';
import { accountRoutes } from '../../features/account/web/routes.tsx';
import { adminRoutes } from '../../features/admin/web/routes.tsx';
import { aiRolesAdminRoutes, aiRolesRoutes } from '../../features/ai-roles/web/routes.tsx';
import { aiServicesAdminRoutes } from '../../features/ai-services/web/routes.tsx';
import { ankiRoutes } from '../../features/anki/web/routes.tsx';
import { auditAdminRoutes } from '../../features/audit/web/routes.tsx';
import { distributionAdminRoutes, distributionRoutes } from '../../features/distribution/web/routes.tsx';
import { firstRunRoutes } from '../../features/first-run/web/routes.tsx';
import {
  globalServicesAdminRoutes,
  globalServicesRoutes,
} from '../../features/global-services/web/routes.tsx';
import { helpRoutes } from '../../features/help/web/routes.tsx';
import { learnerFactsRoutes } from '../../features/learner-facts/web/routes.tsx';
import { learningContentAdminRoutes } from '../../features/learning-content/web/routes.tsx';
import { learningPathRoutes } from '../../features/learning-path/web/routes.tsx';
import { ledgerAdminRoutes } from '../../features/ledger/web/routes.tsx';
import { lessonsRoutes } from '../../features/lessons/web/routes.tsx';
import { lettersAdminRoutes, lettersRoutes } from '../../features/letters/web/routes.tsx';
import { membershipRoutes } from '../../features/membership/web/routes.tsx';
import { myWordsRoutes } from '../../features/my-words/web/routes.tsx';
import { noticesRoutes } from '../../features/notices/web/routes.tsx';
import { ordersAdminRoutes, ordersRoutes } from '../../features/orders/web/routes.tsx';
import { paymentsAdminRoutes, paymentsRoutes } from '../../features/payments/web/routes.tsx';
import { placementRoutes } from '../../features/placement/web/routes.tsx';
import { plansRoutes } from '../../features/plans/web/routes.tsx';
import { preschoolRoutes } from '../../features/preschool/web/routes.tsx';
import { privacyRoutes } from '../../features/privacy/web/routes.tsx';
import { productUploadRoutes } from '../../features/product-upload/web/routes.tsx';
import { readerRoutes } from '../../features/reader/web/routes.tsx';
import { referralRoutes } from '../../features/referral/web/routes.tsx';
import { reportRoutes } from '../../features/report/web/routes.tsx';
import { scenariosRoutes } from '../../features/scenarios/web/routes.tsx';
import { settingsAdminRoutes } from '../../features/settings/web/routes.tsx';
import { wordStudyRoutes } from '../../features/study/web/routes.tsx';
import { studyTimeRoutes } from '../../features/study-time/web/routes.tsx';
import { teachingAdminRoutes, teachingRoutes } from '../../features/teaching/web/routes.tsx';
import { studyRoutes } from '../../features/tutor-chat/web/routes.tsx';
import { upcomingRoutes } from '../../features/upcoming/web/routes.tsx';
import { videosAdminRoutes } from '../../features/videos/web/routes.tsx';
import { waitingListAdminRoutes, waitingListRoutes } from '../../features/waiting-list/web/routes.tsx';
import { Loading } from '../../kit/web/ui/loading/loading.tsx';
import { Connection } from './connection.tsx';

/** The features in whose words settings are named. */
const SETTINGS_TEXTS = [
  'site',
  'account',
  'membership',
  'study-time',
  'referral',
  'distribution',
  'payments',
  'global-services',
];
const loadSettingsForms = async () => (await import('./settings-forms.ts')).settingsForms;
const loadAuditWords = async () => {
  const [forms, { auditNames }] = await Promise.all([loadSettingsForms(), import('./audit-names.ts')]);
  return { forms, names: auditNames };
};

export const pages: RouteObject = {
  id: 'connected',
  Component: Connection,
  HydrateFallback: Loading,
  children: [
    ...accountRoutes,
    ...firstRunRoutes,
    ...studyRoutes,
    ...wordStudyRoutes,
    ...lessonsRoutes,
    ...plansRoutes,
    ...learningPathRoutes,
    ...placementRoutes,
    ...readerRoutes,
    ...myWordsRoutes,
    ...ankiRoutes,
    ...learnerFactsRoutes,
    ...membershipRoutes,
    ...paymentsRoutes,
    ...noticesRoutes,
    ...lettersRoutes,
    ...aiRolesRoutes,
    ...scenariosRoutes,
    ...preschoolRoutes,
    ...studyTimeRoutes,
    ...reportRoutes,
    ...privacyRoutes,
    ...helpRoutes,
    ...productUploadRoutes,
    ...referralRoutes,
    ...teachingRoutes,
    ...distributionRoutes,
    ...globalServicesRoutes,
    ...ordersRoutes,
    ...adminRoutes([
      ...paymentsAdminRoutes,
      ...ledgerAdminRoutes(
        ['account', 'membership', 'study-time', 'referral', 'distribution', 'payments'],
        async () => (await import('./ledger-words.ts')).allLedgerWords,
      ),
      ...teachingAdminRoutes,
      ...distributionAdminRoutes,
      ...auditAdminRoutes([...SETTINGS_TEXTS, 'orders'], loadAuditWords),
      ...aiServicesAdminRoutes,
      ...aiRolesAdminRoutes,
      ...learningContentAdminRoutes,
      ...videosAdminRoutes,
      ...settingsAdminRoutes(SETTINGS_TEXTS, loadSettingsForms),
      ...ordersAdminRoutes,
      ...globalServicesAdminRoutes,
      ...waitingListAdminRoutes,
      ...lettersAdminRoutes,
    ]),
    ...waitingListRoutes,
    ...upcomingRoutes,
  ],
};
