// The words of a quote: tiers, tips, where a field came from, and the bounds of what can be asked for.

/** How fast it is bought and sent. */
export const TIERS = ['standard', 'express', 'premium'] as const;
export type Tier = (typeof TIERS)[number];

/** Shares of the goods that settings name, nothing, or an amount of the buyer's own. */
export const TIPS = ['none', 'basic', 'standard', 'premium', 'custom'] as const;
export type TipKind = (typeof TIPS)[number];

/** The lines of a price in their order; their sum is the total. */
export const LINE_KINDS = [
  'goods',
  'service_fee',
  'tier_fee',
  'domestic_freight',
  'shipping',
  'tip',
] as const;
export type LineKind = (typeof LINE_KINDS)[number];

/** What can be done with a restricted thing; `refuse`: nothing. */
export const REMEDIES = ['declare', 'pack', 'refuse'] as const;
export type Remedy = (typeof REMEDIES)[number];

/** What is judged of a thing: it goes with a remedy, the buyer looks whether it is such a thing at all, it goes once they have explained it, or not at all. */
export const VERDICTS = ['declare', 'pack', 'check', 'explain', 'refuse'] as const;
export type VerdictKind = (typeof VERDICTS)[number];

/** Of one thing, one piece, one order. */
export const BOUNDS = {
  items: 20,
  quantity: 999,
  /** A million yuan. */
  priceFen: 100_000_000,
  /** Stripe's own bound for amounts of eight digits. */
  totalFen: 99_999_999,
  pieceGrams: 1_000_000,
  parcelGrams: 100_000,
  tipFen: 1_000_000,
  domesticFreightFen: 1_000_000,
} as const;

export const QUOTE_MINUTES = 30;

/** The areas of settings that prices are reckoned with. */
export const PRICE_AREAS = ['purchasing', 'currencies', 'border', 'genuine'] as const;
export type PriceArea = (typeof PRICE_AREAS)[number];

/** The versions of settings that something was reckoned with; null for those of the start. */
export type SettingsVersions = {
  readonly purchasing: string | null;
  readonly currencies: string | null;
  readonly border: string | null;
  readonly genuine: string | null;
  /** Since when the rates hold; null for those of the start. */
  readonly ratesSince: string | null;
};
