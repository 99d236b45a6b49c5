// What the admins' overview is made of, in the order in which it stands there.

import { accountDayFigures, accountOverview } from '../../../features/account/server/api.ts';
import { aiServicesDayFigures, aiServicesOverview } from '../../../features/ai-services/server/api.ts';
import { distributionOverview } from '../../../features/distribution/server/api.ts';
import { moneyDayFigures, moneyOverview } from '../../../features/ledger/server/api.ts';
import { lettersOverview } from '../../../features/letters/server/api.ts';
import { membershipOverview } from '../../../features/membership/server/api.ts';
import { ordersDayFigures, ordersOverview } from '../../../features/orders/server/api.ts';
import { paymentsDayFigures, paymentsOverview } from '../../../features/payments/server/api.ts';
import { referralOverview } from '../../../features/referral/server/api.ts';
import { studyTimeDayFigures, studyTimeOverview } from '../../../features/study-time/server/api.ts';
import { talksDayFigures } from '../../../features/tutor-chat/server/api.ts';
import type { DayFigure, OverviewPart } from '../../../kit/server/parts/overview-part.ts';
import { moneySums } from './money-sums.ts';

export const overviewParts: readonly OverviewPart[] = [
  moneyOverview(moneySums),
  paymentsOverview,
  ordersOverview,
  distributionOverview,
  referralOverview,
  aiServicesOverview,
  lettersOverview,
  accountOverview,
  membershipOverview,
  studyTimeOverview,
];

export const dayFigures: readonly DayFigure[] = [
  ...paymentsDayFigures,
  ...moneyDayFigures(moneySums),
  ...studyTimeDayFigures,
  ...talksDayFigures,
  ...accountDayFigures,
  ...ordersDayFigures,
  ...aiServicesDayFigures,
];
