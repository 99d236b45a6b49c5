// How the settings of this feature are named for admins.

import type { SettingsForm } from '../../settings/web/api.ts';
import { t } from './texts.ts';

export const referralForm: SettingsForm = {
  area: 'referral',
  title: () => t('settings.title'),
  labels: {
    guestMinutes: () => t('settings.guestMinutes'),
    firstNeeded: () => t('settings.firstNeeded'),
    firstDays: () => t('settings.firstDays'),
    secondNeeded: () => t('settings.secondNeeded'),
    secondMonths: () => t('settings.secondMonths'),
  },
};
