// How an area is named for admins: in the words of the feature that owns it.

import { t } from './texts.ts';

export type SettingsForm = {
  readonly area: string;
  readonly title: () => string;
  /** By value; one that has no label is shown by its key. */
  readonly labels: Readonly<Record<string, () => string>>;
};

export const labelOf = ({ labels }: SettingsForm, key: string): string => labels[key]?.() ?? key;

export const currenciesForm: SettingsForm = {
  area: 'currencies',
  title: () => t('currencies.title'),
  labels: { rates: () => t('currencies.rates') },
};
