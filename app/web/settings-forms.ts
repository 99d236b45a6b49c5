// The areas of settings that admins change, in the words of the features that own them; fetched with their page.

import { accountForm } from '../../features/account/web/api.ts';
import { distributionForm } from '../../features/distribution/web/api.ts';
import { borderForm, genuineForm, purchasingForm } from '../../features/global-services/web/api.ts';
import { membershipForm } from '../../features/membership/web/api.ts';
import { paymentsForm } from '../../features/payments/web/api.ts';
import { referralForm } from '../../features/referral/web/api.ts';
import type { SettingsForm } from '../../features/settings/web/api.ts';
import { operatorForm, siteForm } from '../../features/site/web/api.ts';
import { studyTimeForm } from '../../features/study-time/web/api.ts';

export const settingsForms: readonly SettingsForm[] = [
  siteForm,
  operatorForm,
  accountForm,
  membershipForm,
  studyTimeForm,
  referralForm,
  distributionForm,
  paymentsForm,
  purchasingForm,
  borderForm,
  genuineForm,
];
