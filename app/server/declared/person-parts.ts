// What the admins' page of a person is made of, in the order in which it stands there.

import { aiServicesPersonPart } from '../../../features/ai-services/server/api.ts';
import { auditPersonPart } from '../../../features/audit/server/api.ts';
import { distributionPersonPart } from '../../../features/distribution/server/api.ts';
import { membershipPersonPart } from '../../../features/membership/server/api.ts';
import { ordersPersonPart } from '../../../features/orders/server/api.ts';
import { paymentsPersonParts } from '../../../features/payments/server/api.ts';
import { privacyPersonPart } from '../../../features/privacy/server/api.ts';
import { referralPersonPart } from '../../../features/referral/server/api.ts';
import { studyTimePersonPart } from '../../../features/study-time/server/api.ts';
import { talksPersonPart } from '../../../features/tutor-chat/server/api.ts';
import type { PersonPart } from '../../../kit/server/parts/person-part.ts';
import { findObstacles } from './deletion-obstacles.ts';

export const personParts: readonly PersonPart[] = [
  privacyPersonPart({ findObstacles }),
  membershipPersonPart,
  studyTimePersonPart,
  ...paymentsPersonParts,
  ordersPersonPart,
  referralPersonPart,
  distributionPersonPart,
  talksPersonPart,
  aiServicesPersonPart,
  auditPersonPart,
];
