// How the settings of this feature are named for admins.

import type { SettingsForm } from '../../settings/web/api.ts';
import { t } from './texts.ts';

export const distributionForm: SettingsForm = {
  area: 'distribution',
  title: () => t('settings.title'),
  labels: {
    membershipRate: () => t('settings.membershipRate'),
    orderFeeRate: () => t('settings.orderFeeRate'),
    earningDays: () => t('settings.earningDays'),
    holdDays: () => t('settings.holdDays'),
    minimumWithdrawalFen: () => t('settings.minimumWithdrawalFen'),
    secondApprovalFen: () => t('settings.secondApprovalFen'),
  },
};
