// Reckons a price line by line from settings, exactly: whole fen, each line rounded half up, the total their sum.

import { err, type Failure, ok, type Result } from '../../../../kit/core/result.ts';
import { convertFen, isCurrency, type Rates } from '../../../settings/domain/index.ts';
import type { BorderRule } from '../areas/border-rule.ts';
import type { GenuineValues } from '../areas/genuine-area.ts';
import type { PurchasingValues } from '../areas/purchasing-defaults.ts';
import { type BorderEstimate, type BorderTerms, estimateBorder } from '../border/estimate-border.ts';
import type { FieldSource } from '../item-terms.ts';
import { judgeItems, type Verdict } from '../judge/judge-items.ts';
import type { Item, QuoteRequest } from '../quote/shapes.ts';
import { BOUNDS, type LineKind, TIERS, type Tier, type TipKind } from '../quote/terms.ts';
import { percentOf } from '../round.ts';
import { type Delivery, deliveryOf } from './delivery.ts';
import { usualGrams } from './usual-weight.ts';
import { chargeable, shippingFen } from './weight.ts';

export type PriceTerms = {
  readonly purchasing: PurchasingValues;
  readonly rates: Rates;
  readonly rules: readonly BorderRule[];
  readonly genuine: GenuineValues;
  /** The day of the quote, yyyy-mm-dd. */
  readonly today: string;
};

export type PriceLine = { readonly kind: LineKind; readonly fen: number };
export type Obstacle = {
  readonly code: 'refused' | 'explanation_needed' | 'too_heavy';
  /** The index of the thing; null for all together. */
  readonly item: number | null;
};

export type Price = {
  readonly lines: readonly PriceLine[];
  readonly items: readonly {
    readonly goodsFen: number;
    /** Of all pieces; 0, as the goods, of what is refused. */
    readonly weightGrams: number;
    readonly weightSource: FieldSource;
  }[];
  readonly totalFen: number;
  readonly shown: { readonly currency: string; readonly amount: number; readonly rate: string } | null;
  readonly weight: {
    readonly grams: number;
    readonly chargeableGrams: number;
    readonly baseFen: number;
    readonly perKgFen: number;
  };
  readonly country: string;
  readonly tier: Tier;
  readonly tip: { readonly kind: TipKind; readonly fen: number };
  readonly delivery: Delivery;
  readonly tiers: readonly {
    readonly tier: Tier;
    readonly feeFen: number;
    readonly totalFen: number;
    readonly delivery: Delivery;
  }[];
  readonly verdicts: readonly Verdict[];
  readonly obstacles: readonly Obstacle[];
  readonly border: BorderEstimate;
};

export type PriceFailure =
  | Failure<'country_unknown' | 'currency_unknown' | 'too_expensive'>
  | Failure<'category_unknown', { readonly item: number }>;

export function reckonPrice(request: QuoteRequest, terms: PriceTerms): Result<Price, PriceFailure> {
  const { purchasing, today } = terms;
  const { items: things, country, tier, domesticFreightFen } = request;
  const rate = purchasing.shipping.find(({ id }) => id === country);
  if (!rate) return err('country_unknown');
  const unknown = things.findIndex(({ category }) => !classOf(purchasing, category));
  if (unknown >= 0) return err('category_unknown', { item: unknown });
  const verdicts = judgeItems(things, {
    restricted: purchasing.restricted,
    genuine: terms.genuine,
    country,
  });
  const refused = new Set(verdicts.flatMap(({ kind, item }) => (kind === 'refuse' ? [item] : [])));
  const going = things.filter((_, at) => !refused.has(at));
  const items = things.map((item, at) =>
    weigh(refused.has(at) ? { ...item, quantity: 0 } : item, purchasing),
  );
  const goodsFen = sum(items.map((item) => item.goodsFen));
  const grams = sum(items.map(({ weightGrams }) => weightGrams));
  const { baseFen, perKgFen } = rate;
  const tipFen = tipOf(request, goodsFen, purchasing);
  const linesWith = (fast: Tier): readonly PriceLine[] => [
    { kind: 'goods', fen: goodsFen },
    { kind: 'service_fee', fen: percentOf(goodsFen, purchasing.serviceShare) },
    { kind: 'tier_fee', fen: tierFee(purchasing, fast) },
    { kind: 'domestic_freight', fen: domesticFreightFen },
    { kind: 'shipping', fen: shippingFen(grams, rate) },
    { kind: 'tip', fen: tipFen },
  ];
  const lines = linesWith(tier);
  const totalFen = sumLines(lines);
  if (totalFen > BOUNDS.totalFen) return err('too_expensive');
  const shown = show(totalFen, request.currency, terms.rates);
  if (!shown.ok) return shown;
  return ok({
    lines,
    items,
    totalFen,
    shown: shown.value,
    weight: { grams, chargeableGrams: chargeable(grams), baseFen, perKgFen },
    country,
    tier,
    tip: { kind: request.tip.kind, fen: tipFen },
    delivery: deliveryOf(rate, purchasing, { tier, today }),
    tiers: TIERS.map((fast) => ({
      tier: fast,
      feeFen: tierFee(purchasing, fast),
      totalFen: sumLines(linesWith(fast)),
      delivery: deliveryOf(rate, purchasing, { tier: fast, today }),
    })),
    verdicts,
    obstacles: obstaclesOf(things, verdicts, grams),
    border: borderOf(going, { country, lines }, terms),
  });
}

/** What the border may ask for things that are priced with these lines. */
export function borderOf(
  things: readonly Item[],
  { country, lines }: Pick<Price, 'country' | 'lines'>,
  terms: BorderTerms,
): BorderEstimate {
  const of = (kind: LineKind) => lines.find((line) => line.kind === kind)?.fen ?? 0;
  return estimateBorder(
    {
      country,
      goodsFen: of('goods'),
      inlandFen: of('domestic_freight'),
      shippingFen: of('domestic_freight') + of('shipping'),
      headings: new Set(things.map(({ category }) => category)).size,
      goodsBy: goodsByCategory(things),
    },
    terms,
  );
}

function goodsByCategory(things: readonly Item[]): Readonly<Record<string, number>> {
  const by: Record<string, number> = {};
  for (const { category, priceFen, quantity } of things)
    by[category] = (by[category] ?? 0) + priceFen * quantity;
  return by;
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);
const sumLines = (lines: readonly PriceLine[]): number => sum(lines.map(({ fen }) => fen));

const classOf = ({ categories }: PurchasingValues, category: string) =>
  categories.find(({ id }) => id === category);

function weigh(item: Item, purchasing: PurchasingValues) {
  const { name, priceFen, quantity, weightGrams, category, sources } = item;
  const grams = weightGrams ?? usualGrams(name) ?? classOf(purchasing, category)?.grams ?? 0;
  return {
    goodsFen: priceFen * quantity,
    weightGrams: grams * quantity,
    weightSource: weightGrams === null ? 'default' : sources.weight,
  } as const;
}

const tierFee = ({ standardFen, expressFen, premiumFen }: PurchasingValues, tier: Tier): number =>
  ({ standard: standardFen, express: expressFen, premium: premiumFen })[tier];

function tipOf({ tip }: QuoteRequest, goodsFen: number, purchasing: PurchasingValues): number {
  const { tipBasic, tipStandard, tipPremium } = purchasing;
  if (tip.kind === 'custom') return tip.fen;
  const shares = { none: 0, basic: tipBasic, standard: tipStandard, premium: tipPremium };
  return percentOf(goodsFen, shares[tip.kind]);
}

/** Once, and only the total; a currency without a rate is an error. */
function show(totalFen: number, currency: string | null, rates: Rates) {
  if (currency === null || currency === 'CNY') return ok(null);
  const rate = Object.hasOwn(rates, currency) ? rates[currency] : undefined;
  const converted = isCurrency(currency) ? convertFen(totalFen, currency, rates) : undefined;
  if (!converted?.ok || rate === undefined) return err('currency_unknown');
  return ok({ ...converted.value, rate });
}

function obstaclesOf(
  items: readonly Item[],
  verdicts: readonly Verdict[],
  grams: number,
): readonly Obstacle[] {
  const ofVerdicts = verdicts.flatMap(({ kind, item }): readonly Obstacle[] => {
    if (kind === 'refuse') return [{ code: 'refused', item }];
    const isExplained = (items[item]?.explanation ?? '') !== '';
    return kind === 'explain' && !isExplained ? [{ code: 'explanation_needed', item }] : [];
  });
  return grams > BOUNDS.parcelGrams ? [...ofVerdicts, { code: 'too_heavy', item: null }] : ofVerdicts;
}
