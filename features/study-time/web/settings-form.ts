// How the settings of this feature are named for admins.

import type { SettingsForm } from '../../settings/web/api.ts';
import { t } from './texts.ts';

export const studyTimeForm: SettingsForm = {
  area: 'study-time',
  title: () => t('settings.title'),
  labels: {
    freeMinutes: () => t('settings.freeMinutes'),
    vipMinutes: () => t('settings.vipMinutes'),
  },
};
