// What the border will probably ask for: duty, tax and handling by the dated rules of a country. Never part of a total.

import type { Locale } from '../../../../kit/core/locale.ts';
import type { Rates } from '../../../settings/domain/index.ts';
import type { BorderRule } from '../areas/border-area.ts';
import { shareOf } from '../price/round.ts';
import { toFen, toHundredths, toMinor } from './convert.ts';

const OLD_AFTER_DAYS = 90;
const DAY_MS = 86_400_000;

export type Parcel = {
  readonly country: string;
  readonly goodsFen: number;
  /** All that is paid to bring it: in China and abroad. */
  readonly shippingFen: number;
  /** How many tariff headings it probably has. */
  readonly headings: number;
  /** What of the goods is of a weight class, in fen. */
  readonly goodsBy: Readonly<Record<string, number>>;
};

export type BorderLine = {
  readonly rule: string;
  readonly levy: 'duty' | 'tax' | 'handling';
  readonly name: Readonly<Record<Locale, string>>;
  /** Null where it is due and its amount is not known. */
  readonly fen: number | null;
  readonly amount: { readonly currency: string; readonly amount: number } | null;
  readonly source: string;
  readonly validFrom: string;
  readonly validUntil: string | null;
  readonly checkedOn: string;
  readonly isOld: boolean;
  readonly isUnchecked: boolean;
};

export type BorderEstimate = {
  readonly isKnown: boolean;
  readonly lines: readonly BorderLine[];
  readonly knownFen: number;
  readonly hasUnknown: boolean;
  readonly papers: readonly Pick<BorderLine, 'rule' | 'name' | 'source' | 'checkedOn'>[];
};

export type BorderTerms = {
  readonly rules: readonly BorderRule[];
  readonly rates: Rates;
  /** yyyy-mm-dd. */
  readonly today: string;
};

export function estimateBorder(parcel: Parcel, { rules, rates, today }: BorderTerms): BorderEstimate {
  const held = rulesOfSender(rules, parcel.country).filter((rule) => holds(rule, parcel, { rates, today }));
  const duties = held
    .filter(({ levy }) => levy === 'duty')
    .map((rule) => lineOf(rule, parcel, rates, today, 0));
  const dutyFen = sumOf(duties);
  const others = held
    .filter(({ levy }) => levy === 'tax' || levy === 'handling')
    .map((rule) => lineOf(rule, parcel, rates, today, dutyFen));
  // A tax on top of a duty that nobody knows is at least this.
  const lines = [...duties, ...others];
  return {
    isKnown: held.length > 0,
    lines,
    knownFen: sumOf(lines),
    hasUnknown: lines.some(({ fen }) => fen === null),
    papers: held
      .filter(({ levy }) => levy === 'paper')
      .map(({ id, source, checkedOn, ...names }) => ({ rule: id, name: nameOf(names), source, checkedOn })),
  };
}

const isOf = ({ countries }: BorderRule, country: string): boolean => countries.split(' ').includes(country);

/** What a certified sender is spared counts only where an operator has checked that ours is one: else the higher is told. */
function rulesOfSender(rules: readonly BorderRule[], country: string): readonly BorderRule[] {
  const isCertified = rules.some(
    (rule) => rule.sender === 'certified' && rule.state === 'checked' && isOf(rule, country),
  );
  const left = isCertified ? 'uncertified' : 'certified';
  return rules.filter(({ sender }) => sender !== left);
}

const sumOf = (lines: readonly BorderLine[]): number => lines.reduce((sum, { fen }) => sum + (fen ?? 0), 0);

const nameOf = ({ zh, en, pt }: Pick<BorderRule, Locale>) => ({ zh, en, pt });

function holds(
  rule: BorderRule,
  { country, goodsFen, shippingFen }: Parcel,
  { rates, today }: Pick<BorderTerms, 'rates' | 'today'>,
): boolean {
  const { validFrom, validUntil, currency, worth: of, over, upTo } = rule;
  if (!isOf(rule, country)) return false;
  if (today < validFrom || (validUntil !== '' && today > validUntil)) return false;
  const worth = toHundredths(of === 'goods' ? goodsFen : goodsFen + shippingFen, currency, rates);
  // Without a rate nobody can tell; then it is said as unknown.
  return worth === undefined || (worth > over && (upTo === 0 || worth <= upTo)) || over + upTo === 0;
}

function lineOf(rule: BorderRule, parcel: Parcel, rates: Rates, today: string, dutyFen: number): BorderLine {
  const { id, currency, source, validFrom, validUntil, checkedOn, state } = rule;
  const hundredths = hundredthsOf(rule, parcel, rates, dutyFen);
  const fen = hundredths === undefined ? undefined : toFen(hundredths, currency, rates);
  return {
    rule: id,
    // Papers have no line.
    levy: rule.levy === 'paper' ? 'handling' : rule.levy,
    name: nameOf(rule),
    fen: fen ?? null,
    amount: hundredths === undefined ? null : { currency, amount: toMinor(hundredths, currency) },
    source,
    validFrom,
    validUntil: validUntil === '' ? null : validUntil,
    checkedOn,
    isOld: Date.parse(today) - Date.parse(checkedOn) > OLD_AFTER_DAYS * DAY_MS,
    isUnchecked: state === 'to-check',
  };
}

/** Undefined where the amount is not known. */
function hundredthsOf(
  { way, base, share, amount, deduction, currency, except }: BorderRule,
  { goodsFen, shippingFen, headings, goodsBy }: Parcel,
  rates: Rates,
  dutyFen: number,
): number | undefined {
  if (way === 'unknown') return undefined;
  if (way === 'nothing') return 0;
  if (way === 'flat') return amount;
  if (way === 'per_heading') return amount * headings;
  const sums = {
    goods: goodsFen,
    goods_shipping: goodsFen + shippingFen,
    with_duty: goodsFen + shippingFen + dutyFen,
    inside: goodsFen + shippingFen + dutyFen,
  };
  // What is paid to bring it goes with the goods that it brings.
  const freeFen = except.split(' ').reduce((sum, category) => sum + (goodsBy[category] ?? 0), 0);
  const liableFen = freeFen === 0 ? sums[base] : shareOf(sums[base], goodsFen - freeFen, goodsFen);
  const of = toHundredths(liableFen, currency, rates);
  if (of === undefined) return undefined;
  // A tax of 20 % inside a price is a quarter of the price without it.
  const taken = base === 'inside' ? shareOf(of, share, 10_000 - share) : shareOf(of, share, 10_000);
  return Math.max(0, taken - deduction);
}
