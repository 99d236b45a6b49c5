// The settings of purchases as anybody may read them, in the caller's language.

import type { Locale } from '../../../../kit/core/locale.ts';
import type { PurchasingValues } from './purchasing-defaults.ts';

const REGIONS: Readonly<Record<Locale, Intl.DisplayNames>> = {
  zh: new Intl.DisplayNames('zh-Hans', { type: 'region' }),
  en: new Intl.DisplayNames('en', { type: 'region' }),
  pt: new Intl.DisplayNames('pt-BR', { type: 'region' }),
};

const toYuan = (fen: number): number => fen / 100;
const toShare = (hundredths: number): number => hundredths / 10_000;

export function toSettingsView(
  values: PurchasingValues,
  exchangeRates: Record<string, string>,
  locale: Locale,
) {
  return {
    exchangeRates,
    serviceFees: {
      standard: toYuan(values.standardFen),
      express: toYuan(values.expressFen),
      premium: toYuan(values.premiumFen),
    },
    serviceShare: toShare(values.serviceShare),
    shippingRates: values.shipping.map(({ id, baseFen, perKgFen, minDays, maxDays }) => ({
      id,
      country: REGIONS[locale].of(id) ?? id,
      baseFee: toYuan(baseFen),
      perKgFee: toYuan(perKgFen),
      estimatedDays: minDays === maxDays ? String(minDays) : `${minDays}-${maxDays}`,
    })),
    categories: values.categories.map(({ id, grams, ...names }) => ({ id, name: names[locale], grams })),
    tips: {
      basic: toShare(values.tipBasic),
      standard: toShare(values.tipStandard),
      premium: toShare(values.tipPremium),
    },
    preparation: {
      min: values.preparationMinDays,
      max: Math.max(values.preparationMinDays, values.preparationMaxDays),
    },
    restrictedItems: values.restricted.map(({ id, remedy, countries, state, ...texts }) => ({
      id,
      name: texts[locale],
      description: texts[`${locale}Description`],
      remedy,
      isUnchecked: state === 'to-check',
      countries: countries.split(/[,，\s]+/).filter((code) => code !== ''),
    })),
  };
}
