// The public face of the pages of purchases in China: how its settings are named.

import type { SettingsForm } from '../../settings/web/api.ts';
import { t } from './texts.ts';

export const purchasingForm: SettingsForm = {
  area: 'purchasing',
  title: () => t('settings.title'),
  labels: {
    serviceShare: () => t('settings.serviceShare'),
    standardFen: () => t('settings.standard'),
    expressFen: () => t('settings.express'),
    premiumFen: () => t('settings.premium'),
    shipping: () => t('settings.shipping'),
    'shipping.id': () => t('settings.country'),
    'shipping.baseFen': () => t('settings.base'),
    'shipping.perKgFen': () => t('settings.perKg'),
    'shipping.minDays': () => t('settings.minDays'),
    'shipping.maxDays': () => t('settings.maxDays'),
    restricted: () => t('settings.restricted'),
    'restricted.id': () => t('settings.code'),
    'restricted.remedy': () => t('settings.remedy'),
    'restricted.remedy.declare': () => t('settings.declare'),
    'restricted.remedy.pack': () => t('settings.pack'),
    'restricted.remedy.insure': () => t('settings.insure'),
    'restricted.remedy.refuse': () => t('settings.refuse'),
    'restricted.zh': () => t('settings.nameZh'),
    'restricted.en': () => t('settings.nameEn'),
    'restricted.pt': () => t('settings.namePt'),
    'restricted.zhDescription': () => t('settings.descriptionZh'),
    'restricted.enDescription': () => t('settings.descriptionEn'),
    'restricted.ptDescription': () => t('settings.descriptionPt'),
  },
};
