// The public face of the server side of purchases in China.

import { implement } from '@orpc/server';
import type { Locale } from '../../../kit/core/locale.ts';
import type { Database } from '../../../kit/server/db/database.ts';
import type { RequestContext } from '../../../kit/server/http/request/context.ts';
import { currenciesArea } from '../../settings/domain/index.ts';
import { readSettings } from '../../settings/server/api.ts';
import { globalServicesContract } from '../contract.ts';
import { purchasingArea } from '../domain/index.ts';

export function createGlobalServices({ db }: { readonly db: Database }) {
  const os = implement(globalServicesContract).$context<RequestContext>();
  const settings = os.settings.handler(async ({ context: { locale } }) => {
    const now = new Date();
    const [purchasing, currencies] = await Promise.all([
      readSettings(db, purchasingArea, now),
      readSettings(db, currenciesArea, now),
    ]);
    return { success: true as const, data: toView(purchasing.values, currencies.values.rates, locale) };
  });
  return { handlers: os.router({ settings }) };
}

const REGIONS: Readonly<Record<Locale, Intl.DisplayNames>> = {
  zh: new Intl.DisplayNames('zh-Hans', { type: 'region' }),
  en: new Intl.DisplayNames('en', { type: 'region' }),
  pt: new Intl.DisplayNames('pt-BR', { type: 'region' }),
};

const toYuan = (fen: number): number => fen / 100;

function toView(
  { serviceShare, standardFen, expressFen, premiumFen, shipping, restricted }: typeof purchasingArea.defaults,
  exchangeRates: Record<string, string>,
  locale: Locale,
) {
  return {
    exchangeRates,
    serviceFees: {
      standard: toYuan(standardFen),
      express: toYuan(expressFen),
      premium: toYuan(premiumFen),
    },
    serviceShare: serviceShare / 10_000,
    shippingRates: shipping.map(({ id, baseFen, perKgFen, minDays, maxDays }) => ({
      id,
      country: REGIONS[locale].of(id) ?? id,
      baseFee: toYuan(baseFen),
      perKgFee: toYuan(perKgFen),
      estimatedDays: minDays === maxDays ? String(minDays) : `${minDays}-${maxDays}`,
    })),
    restrictedItems: restricted.map(({ id, remedy, ...texts }) => ({
      id,
      name: texts[locale],
      description: texts[`${locale}Description`],
      remedy,
    })),
  };
}
