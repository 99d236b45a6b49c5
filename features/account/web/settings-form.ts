// How the settings of accounts are named for admins.

import type { SettingsForm } from '../../settings/web/api.ts';
import { t } from './texts.ts';

export const accountForm: SettingsForm = {
  area: 'account',
  title: () => t('settings.title'),
  labels: {
    adminSecondFactor: () => t('settings.adminSecondFactor'),
    unverifiedMaxFen: () => t('settings.unverifiedMaxFen'),
  },
};
