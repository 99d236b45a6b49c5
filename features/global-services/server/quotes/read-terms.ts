// The settings that prices are reckoned with, as they hold at a moment.

import type { Executor } from '../../../../kit/server/db/database.ts';
import { currenciesArea } from '../../../settings/domain/index.ts';
import { readSettings } from '../../../settings/server/api.ts';
import {
  borderArea,
  genuineArea,
  type PriceTerms,
  purchasingArea,
  type SettingsVersions,
} from '../../domain/index.ts';

export type HeldTerms = { readonly terms: PriceTerms; readonly versions: SettingsVersions };

export async function readTerms(db: Executor, now: Date): Promise<HeldTerms> {
  const [purchasing, currencies, border, genuine] = await Promise.all([
    readSettings(db, purchasingArea, now),
    readSettings(db, currenciesArea, now),
    readSettings(db, borderArea, now),
    readSettings(db, genuineArea, now),
  ]);
  return {
    terms: {
      purchasing: purchasing.values,
      rates: currencies.values.rates,
      rules: border.values.rules,
      genuine: genuine.values,
      today: now.toISOString().slice(0, 10),
    },
    versions: {
      purchasing: purchasing.version,
      currencies: currencies.version,
      border: border.version,
      genuine: genuine.version,
      ratesSince: currencies.since?.toISOString() ?? null,
    },
  };
}
