// The whole contract, composed from the features'; what is not here cannot be called.

import { accountContract } from '../features/account/contract.ts';
import { adminContract } from '../features/admin/contract.ts';
import { aiRolesContract } from '../features/ai-roles/contract.ts';
import { aiServicesContract } from '../features/ai-services/contract.ts';
import { ankiContract } from '../features/anki/contract.ts';
import { auditContract } from '../features/audit/contract.ts';
import { distributionContract } from '../features/distribution/contract.ts';
import { filesContract } from '../features/files/contract.ts';
import { globalServicesContract } from '../features/global-services/contract.ts';
import { learnerFactsContract } from '../features/learner-facts/contract.ts';
import { learnerSettingsContract } from '../features/learner-settings/contract.ts';
import { learningContentContract } from '../features/learning-content/contract.ts';
import { learningEventsContract } from '../features/learning-events/contract.ts';
import { learningPathContract } from '../features/learning-path/contract.ts';
import { ledgerContract } from '../features/ledger/contract.ts';
import { lessonsContract } from '../features/lessons/contract.ts';
import { lettersContract } from '../features/letters/contract.ts';
import { membershipContract } from '../features/membership/contract.ts';
import { myWordsContract } from '../features/my-words/contract.ts';
import { noticesContract } from '../features/notices/contract.ts';
import { ordersContract } from '../features/orders/contract.ts';
import { paymentsContract } from '../features/payments/contract.ts';
import { placementContract } from '../features/placement/contract.ts';
import { plansContract } from '../features/plans/contract.ts';
import { privacyContract } from '../features/privacy/contract.ts';
import { productUploadContract } from '../features/product-upload/contract.ts';
import { readerContract } from '../features/reader/contract.ts';
import { referralContract } from '../features/referral/contract.ts';
import { reportContract } from '../features/report/contract.ts';
import { scenariosContract } from '../features/scenarios/contract.ts';
import { settingsContract } from '../features/settings/contract.ts';
import { siteContract } from '../features/site/contract.ts';
import { studyContract } from '../features/study/contract.ts';
import { studyTimeContract } from '../features/study-time/contract.ts';
import { teachingContract } from '../features/teaching/contract.ts';
import { todayContract } from '../features/today/contract.ts';
import { tutorChatContract } from '../features/tutor-chat/contract.ts';
import { videosContract } from '../features/videos/contract.ts';
import { waitingListContract } from '../features/waiting-list/contract.ts';

export const contract = {
  site: siteContract,
  account: accountContract,
  files: filesContract,
  tutorChat: tutorChatContract,
  learnerFacts: learnerFactsContract,
  learnerSettings: learnerSettingsContract,
  learningEvents: learningEventsContract,
  anki: ankiContract,
  myWords: myWordsContract,
  aiRoles: aiRolesContract,
  scenarios: scenariosContract,
  lessons: lessonsContract,
  learningContent: learningContentContract,
  plans: plansContract,
  learningPath: learningPathContract,
  placement: placementContract,
  reader: readerContract,
  study: studyContract,
  studyTime: studyTimeContract,
  teaching: teachingContract,
  today: todayContract,
  report: reportContract,
  ledger: ledgerContract,
  letters: lettersContract,
  referral: referralContract,
  distribution: distributionContract,
  membership: membershipContract,
  notices: noticesContract,
  payments: paymentsContract,
  globalServices: globalServicesContract,
  orders: ordersContract,
  productUpload: productUploadContract,
  privacy: privacyContract,
  settings: settingsContract,
  admin: adminContract,
  audit: auditContract,
  aiServices: aiServicesContract,
  videos: videosContract,
  waitingList: waitingListContract,
};
