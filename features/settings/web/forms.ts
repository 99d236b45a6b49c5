// How an area is named for admins: in the words of the feature that owns it.

import { t } from './texts.ts';

export type SettingsForm = {
  readonly area: string;
  readonly title: () => string;
  /** The label of a value. */
  readonly label: (key: string) => string;
};

/** The labels of an area from one function per value; a value without one is shown by its key. */
export const labelled =
  (labels: Readonly<Record<string, () => string>>) =>
  (key: string): string =>
    labels[key]?.() ?? key;

export const currenciesForm: SettingsForm = {
  area: 'currencies',
  title: () => t('currencies.title'),
  label: labelled({ rates: () => t('currencies.rates') }),
};
