// What admins set for purchases, and nothing else: rates, fees, shipping, restricted items, border rules.

import { PriceTrial } from '../../../orders/web/api.ts';
import { SettingsPage } from '../../../settings/web/api.ts';
import { borderForm, genuineForm, purchasingForm } from '../settings-forms.ts';
import { t } from '../texts.ts';

const FORMS = [purchasingForm, borderForm, genuineForm];

export function GlobalSettingsPage() {
  return (
    <SettingsPage
      forms={FORMS}
      only={{
        areas: [...FORMS.map(({ area }) => area), 'currencies'],
        title: t('globalSettings.title'),
        lead: t('globalSettings.lead'),
        trial: PriceTrial,
      }}
    />
  );
}
