// All tables with what they have declared of their rows; `npm run check` misses none.

import { accountData } from '../../../features/account/server/data-policy.ts';
import { adminData } from '../../../features/admin/server/data-policy.ts';
import { aiServicesData } from '../../../features/ai-services/server/data-policy.ts';
import { ankiData } from '../../../features/anki/server/data-policy.ts';
import { auditData } from '../../../features/audit/server/data-policy.ts';
import { distributionData } from '../../../features/distribution/server/data-policy.ts';
import { draftsData } from '../../../features/drafts/server/data-policy.ts';
import { globalServicesData } from '../../../features/global-services/server/data-policy.ts';
import { learnerFactsData } from '../../../features/learner-facts/server/data-policy.ts';
import { learnerSettingsData } from '../../../features/learner-settings/server/data-policy.ts';
import { learningEventsData } from '../../../features/learning-events/server/data-policy.ts';
import { ledgerData } from '../../../features/ledger/server/data-policy.ts';
import { lettersData } from '../../../features/letters/server/data-policy.ts';
import { membershipData } from '../../../features/membership/server/data-policy.ts';
import { myWordsData } from '../../../features/my-words/server/data-policy.ts';
import { noticesData } from '../../../features/notices/server/data-policy.ts';
import { ordersData } from '../../../features/orders/server/data-policy.ts';
import { paymentsData } from '../../../features/payments/server/data-policy.ts';
import { placementData } from '../../../features/placement/server/data-policy.ts';
import { plansData } from '../../../features/plans/server/data-policy.ts';
import { privacyData } from '../../../features/privacy/server/data-policy.ts';
import { productUploadData } from '../../../features/product-upload/server/data-policy.ts';
import { readerData } from '../../../features/reader/server/data-policy.ts';
import { referralData } from '../../../features/referral/server/data-policy.ts';
import { reportData } from '../../../features/report/server/data-policy.ts';
import { settingsData } from '../../../features/settings/server/data-policy.ts';
import { studyData } from '../../../features/study/server/data-policy.ts';
import { studyTimeData } from '../../../features/study-time/server/data-policy.ts';
import { teachingData } from '../../../features/teaching/server/data-policy.ts';
import { tutorChatData } from '../../../features/tutor-chat/server/data-policy.ts';
import { videosData } from '../../../features/videos/server/data-policy.ts';
import { waitingListData } from '../../../features/waiting-list/server/data-policy.ts';
import type { DataPolicy } from '../../../kit/server/db/declare-data.ts';
import { filesData } from '../../../kit/server/files/data-policy.ts';
import { mailData } from '../../../kit/server/mail/data-policy.ts';
import { rateLimitData } from '../../../kit/server/rate-limit/data-policy.ts';
import { secretData } from '../../../kit/server/secret/data-policy.ts';

/** By feature, or part of the kit, as an archive of somebody's data is ordered. */
export const dataByFeature = {
  account: accountData,
  admin: adminData,
  'ai-services': aiServicesData,
  audit: auditData,
  distribution: distributionData,
  drafts: draftsData,
  'global-services': globalServicesData,
  'learner-facts': learnerFactsData,
  'learner-settings': learnerSettingsData,
  'learning-events': learningEventsData,
  ledger: ledgerData,
  letters: lettersData,
  membership: membershipData,
  anki: ankiData,
  'my-words': myWordsData,
  notices: noticesData,
  orders: ordersData,
  payments: paymentsData,
  placement: placementData,
  plans: plansData,
  privacy: privacyData,
  'product-upload': productUploadData,
  reader: readerData,
  referral: referralData,
  report: reportData,
  settings: settingsData,
  study: studyData,
  'study-time': studyTimeData,
  teaching: teachingData,
  'tutor-chat': tutorChatData,
  videos: videosData,
  'waiting-list': waitingListData,
  files: filesData,
  mail: mailData,
  'rate-limit': rateLimitData,
  secret: secretData,
} as const satisfies Readonly<Record<string, readonly DataPolicy[]>>;

export const dataPolicies: readonly DataPolicy[] = Object.values(dataByFeature).flat();
