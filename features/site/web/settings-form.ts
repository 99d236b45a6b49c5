// How the settings of the site are named for admins. Every page asks for the site; only the admins' page for this.

import type { SettingsForm } from '../../settings/web/api.ts';
import { t } from './texts.ts';

export const siteForm: SettingsForm = {
  area: 'site',
  title: () => t('settings.title'),
  labels: { courseBookingUrl: () => t('settings.courseBookingUrl') },
};
