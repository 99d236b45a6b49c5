// How the settings of the site are named for admins. Every page asks for the site; only the admins' page for these.

import type { SettingsForm } from '../../settings/web/api.ts';
import { t } from './texts.ts';

export const siteForm: SettingsForm = {
  area: 'site',
  title: () => t('settings.title'),
  labels: {
    courseBookingUrl: () => t('settings.courseBookingUrl'),
    contactMail: () => t('settings.contactMail'),
  },
};

export const operatorForm: SettingsForm = {
  area: 'operator',
  title: () => t('settings.operator.title'),
  labels: {
    operatorName: () => t('settings.operator.name'),
    operatorAddress: () => t('settings.operator.address'),
    operatorMail: () => t('settings.operator.mail'),
    operatorNumber: () => t('settings.operator.number'),
  },
};
