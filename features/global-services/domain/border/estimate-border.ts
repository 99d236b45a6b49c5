// What the border will probably ask for: duty, tax and handling by the dated rules of a country. Never part of a total.

import type { Locale } from '../../../../kit/core/locale.ts';
import type { Rates } from '../../../settings/domain/index.ts';
import type { BorderRule } from '../areas/border-rule.ts';
import { shareOf } from '../round.ts';
import { toFen, toHundredths, toMinor } from './convert.ts';
import { type DutyFreeLimit, limitOf } from './duty-free-limit.ts';
import { goodsWorth, type Parcel, worthHundredths } from './parcel.ts';

const OLD_AFTER_DAYS = 90;
const DAY_MS = 86_400_000;

export type BorderLine = {
  readonly rule: string;
  readonly levy: 'duty' | 'tax' | 'handling';
  readonly name: Readonly<Record<Locale, string>>;
  /** Null where it is due and its amount is not known; the least where only a range is. */
  readonly fen: number | null;
  /** Where its range ends; the same as `fen` where it has none. */
  readonly mostFen: number | null;
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
  /** More than `knownFen` where one of the lines is a range. */
  readonly mostFen: number;
  readonly hasUnknown: boolean;
  /** Null where no rule has a bound. */
  readonly limit: DutyFreeLimit | null;
  readonly papers: readonly BorderNote[];
  /** To whom and when it is paid; empty where nothing is known of that. */
  readonly paying: readonly BorderNote[];
};

type BorderNote = Pick<BorderLine, 'rule' | 'name' | 'source' | 'checkedOn'>;

export type BorderTerms = {
  readonly rules: readonly BorderRule[];
  readonly rates: Rates;
  /** yyyy-mm-dd. */
  readonly today: string;
};

export function estimateBorder(parcel: Parcel, { rules, rates, today }: BorderTerms): BorderEstimate {
  const valid = rulesOfSender(rules, parcel.country).filter((rule) => isValid(rule, parcel.country, today));
  const held = valid.filter((rule) => holds(rule, parcel, rates));
  const lineWith = (duty: Range) => (rule: BorderRule) => lineOf(rule, parcel, { rates, today, duty });
  const duties = held.filter(({ levy }) => levy === 'duty').map(lineWith({ fen: 0, mostFen: 0 }));
  // A tax on top of a duty that nobody knows is at least this.
  const others = held
    .filter(({ levy }) => levy === 'tax' || levy === 'handling')
    .map(lineWith({ fen: sumOf(duties), mostFen: mostOf(duties) }));
  const lines = [...duties, ...others];
  const notesOf = (levy: BorderRule['levy']): BorderNote[] =>
    held
      .filter((rule) => rule.levy === levy)
      .map(({ id, source, checkedOn, ...names }) => ({ rule: id, name: nameOf(names), source, checkedOn }));
  return {
    isKnown: held.some(({ levy }) => levy !== 'paying'),
    lines,
    knownFen: sumOf(lines),
    mostFen: mostOf(lines),
    hasUnknown: lines.some(({ fen }) => fen === null),
    limit: limitOf(valid, parcel, rates),
    papers: notesOf('paper'),
    paying: notesOf('paying'),
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

const mostOf = (lines: readonly BorderLine[]): number =>
  lines.reduce((sum, { mostFen }) => sum + (mostFen ?? 0), 0);

const nameOf = ({ zh, en, pt }: Pick<BorderRule, Locale>) => ({ zh, en, pt });

const isValid = (rule: BorderRule, country: string, today: string): boolean =>
  isOf(rule, country) && today >= rule.validFrom && (rule.validUntil === '' || today <= rule.validUntil);

function holds(rule: BorderRule, parcel: Parcel, rates: Rates): boolean {
  const { over, upTo } = rule;
  const worth = worthHundredths(rule, parcel, rates);
  // Without a rate nobody can tell; then it is said as unknown.
  return worth === undefined || (worth > over && (upTo === 0 || worth <= upTo)) || over + upTo === 0;
}

/** From the least to the most, which are equal where the amount is known. */
type Range = Readonly<Record<'fen' | 'mostFen', number>>;

type LineTerms = Pick<BorderTerms, 'rates' | 'today'> & { readonly duty: Range };

function lineOf(rule: BorderRule, parcel: Parcel, { rates, today, duty }: LineTerms): BorderLine {
  const { id, currency, source, validFrom, validUntil, checkedOn, state } = rule;
  const fen = levyFen(rule, parcel, rates, { dutyFen: duty.fen, share: rule.share });
  const share = rule.way === 'range' ? Math.max(rule.share, rule.shareMost) : rule.share;
  const mostFen = levyFen(rule, parcel, rates, { dutyFen: duty.mostFen, share });
  const hundredths = fen === undefined ? undefined : toHundredths(fen, currency, rates);
  return {
    rule: id,
    // Papers and ways to pay have no line.
    levy: rule.levy === 'duty' || rule.levy === 'tax' ? rule.levy : 'handling',
    name: nameOf(rule),
    fen: fen ?? null,
    mostFen: mostFen ?? null,
    amount: hundredths === undefined ? null : { currency, amount: toMinor(hundredths, currency) },
    source,
    validFrom,
    validUntil: validUntil === '' ? null : validUntil,
    checkedOn,
    isOld: Date.parse(today) - Date.parse(checkedOn) > OLD_AFTER_DAYS * DAY_MS,
    isUnchecked: state === 'to-check',
  };
}

/** In fen; undefined where the amount is not known. Shares are taken of the yuan that are paid, so that they can be checked by hand. */
function levyFen(
  rule: BorderRule,
  parcel: Parcel,
  rates: Rates,
  { dutyFen, share }: { readonly dutyFen: number; readonly share: number },
): number | undefined {
  const { way, base, amount, deduction, currency, except } = rule;
  const { goodsFen, shippingFen, headings, goodsBy } = parcel;
  if (way === 'unknown') return undefined;
  if (way === 'nothing') return 0;
  if (way === 'flat') return toFen(amount, currency, rates);
  if (way === 'per_heading') return toFen(amount * headings, currency, rates);
  const sums = {
    goods: goodsWorth(rule, parcel),
    goods_shipping: goodsFen + shippingFen,
    with_duty: goodsFen + shippingFen + dutyFen,
    inside: goodsFen + shippingFen + dutyFen,
  };
  // What is paid to bring it goes with the goods that it brings.
  const freeFen = except.split(' ').reduce((sum, category) => sum + (goodsBy[category] ?? 0), 0);
  const liableFen = freeFen === 0 ? sums[base] : shareOf(sums[base], goodsFen - freeFen, goodsFen);
  const deductedFen = toFen(deduction, currency, rates);
  if (deductedFen === undefined) return undefined;
  // A tax of 20 % inside a price is a quarter of the price without it.
  const taken =
    base === 'inside' ? shareOf(liableFen, share, 10_000 - share) : shareOf(liableFen, share, 10_000);
  return Math.max(0, taken - deductedFen);
}
