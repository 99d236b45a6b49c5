// The public face of the membership's pages: how its settings are named, and what it posts to the ledger.

import type { SettingsForm } from '../../settings/web/api.ts';
import { t } from './texts.ts';

export const membershipForm: SettingsForm = {
  area: 'membership',
  title: () => t('settings.title'),
  labels: {
    month: () => t('settings.month'),
    quarter: () => t('settings.quarter'),
    year: () => t('settings.year'),
    booster: () => t('settings.booster'),
    packsFree: () => t('settings.packsFree'),
    packsVip: () => t('settings.packsVip'),
    boostersPerMonth: () => t('settings.boostersPerMonth'),
    fullRefundDays: () => t('settings.fullRefundDays'),
    fullRefundMinutes: () => t('settings.fullRefundMinutes'),
  },
};
export { TakeBackVipDialog } from './components/take-back-vip-dialog.tsx';
export { membershipWords } from './ledger-words.ts';
