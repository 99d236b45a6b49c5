// How an area is named for admins, and tried: by the feature that owns it.

import type { ComponentType } from 'react';
import type { AreaView } from './queries.ts';
import { t } from './texts.ts';

export type SettingsForm = {
  readonly area: string;
  readonly title: () => string;
  /** By value; one that has no label is shown by its key. */
  readonly labels: Readonly<Record<string, () => string>>;
};

/** Shown in the form of an area: what its values would come to. Undefined while they cannot be read. */
export type TrialProps = { readonly area: string; readonly values: AreaView['values'] | undefined };
export type SettingsTrial = ComponentType<TrialProps>;

export const labelOf = ({ labels }: SettingsForm, key: string): string => labels[key]?.() ?? key;

export const currenciesForm: SettingsForm = {
  area: 'currencies',
  title: () => t('currencies.title'),
  labels: {
    rates: () => t('currencies.rates'),
    bankCosts: () => t('currencies.bankCosts'),
    'bankCosts.id': () => t('currencies.currency'),
    'bankCosts.name': () => t('currencies.name'),
    'bankCosts.share': () => t('currencies.share'),
    'bankCosts.source': () => t('currencies.source'),
    'bankCosts.checkedOn': () => t('currencies.checkedOn'),
    'bankCosts.state': () => t('currencies.state'),
    'bankCosts.state.to-check': () => t('currencies.toCheck'),
    'bankCosts.state.checked': () => t('currencies.checked'),
  },
};
