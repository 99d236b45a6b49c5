// The standard rates of import VAT in the countries of the EU, each from the day it holds; every one is the operator's to check.

import { type BorderRule, PLAIN_RULE } from './border-rule.ts';

type Rate = {
  /** Hundredths of a percent. */
  readonly share: number;
  readonly validFrom: string;
};

/** Of most, the day is that of their last change; of later ones, that of the EU's import rules of 2021. */
const since = (share: number, validFrom = '2021-07-01'): Rate => ({ share, validFrom });

const RATES = {
  AT: since(2000),
  BE: since(2100),
  BG: since(2000),
  CY: since(1900),
  CZ: since(2100),
  DE: since(1900),
  DK: since(2500),
  EE: since(2400, '2025-07-01'),
  ES: since(2100),
  FI: since(2550, '2024-09-01'),
  FR: since(2000),
  GR: since(2400),
  HR: since(2500),
  HU: since(2700),
  IE: since(2300),
  IT: since(2200),
  LT: since(2100),
  LU: since(1700, '2024-01-01'),
  LV: since(2100),
  MT: since(1800),
  NL: since(2100),
  PL: since(2300),
  PT: since(2300),
  RO: since(2100, '2025-08-01'),
  SE: since(2500),
  SI: since(2200),
  SK: since(2300, '2025-01-01'),
} as const satisfies Readonly<Record<string, Rate>>;

/** As rules name countries: divided by blanks. */
export const EU_COUNTRIES = Object.keys(RATES).join(' ');

const SOURCES: Readonly<Partial<Record<string, string>>> = { DE: 'zoll.de: Einfuhrumsatzsteuer' };
const OF_ALL = 'European Commission: VAT rates applied in the Member States (taxation-customs.ec.europa.eu)';

export const EU_VAT_RULES: readonly BorderRule[] = Object.entries(RATES).map(([country, rate]) => ({
  ...PLAIN_RULE,
  id: `${country}-vat`,
  countries: country,
  levy: 'tax',
  way: 'percent',
  base: 'with_duty',
  share: rate.share,
  currency: 'EUR',
  zh: `进口增值税 ${rate.share / 100}%`,
  en: `Import VAT, ${rate.share / 100} %`,
  pt: `IVA de importação, ${String(rate.share / 100).replace('.', ',')}%`,
  source: SOURCES[country] ?? OF_ALL,
  validFrom: rate.validFrom,
  checkedOn: '2026-11-15',
}));
