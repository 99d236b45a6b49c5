// An amount of money as people type it: with the point or the comma of any country, with thousands, with the sign of yuan.

import { plainNumber } from './plain-number.ts';

/** In minor units. `either`: nobody can say which of two, 2.599 being 2599 to some and 2.60 to others. */
export type TypedAmount =
  | { readonly kind: 'amount'; readonly minor: number }
  | { readonly kind: 'either'; readonly grouped: number; readonly decimal: number }
  | { readonly kind: 'none' };

type Reading = {
  /** Of the currency's minor unit: 2 for yuan, 0 for won. */
  readonly digits?: number;
  /** Whether who types writes a comma between thousands and nowhere else; a point never tells. */
  readonly isCommaGroup?: boolean;
};

const NONE: TypedAmount = { kind: 'none' };
/** Of yuan alone: an amount with another sign is of another currency. */
const SIGNED =
  /^(?:cn[¥￥]|[¥￥]|rmb|cny|人民币)?(?<number>[\d.,'’\u066B\u066C]*)(?:元|块钱?|圆|yuans?|kuai|rmb|cny|人民币)?$/iu;
const WHOLE = /^\d{1,9}$/;
const DECIMAL = /^(?<whole>\d{1,9})[.,](?<part>\d{1,2})$/;
/** 2.599 and 2,599. */
const THREE = /^(?<whole>[1-9]\d{0,2})(?<sign>[.,])(?<part>\d{3})$/;
/** 1'299, 1.299.000, 1,299.50, 1.299,50: two signs tell which of them is between thousands. */
const GROUPED =
  /^(?<whole>[1-9]\d{0,2}(?<sign>[.,'])\d{3}(?:\k<sign>\d{3})?)(?:(?!\k<sign>)[.,](?<part>\d{1,2}))?$/;

/** Nothing below zero, and never a thousand times what was meant: what can be two amounts is `either`. */
export function readAmount(typed: string, { digits = 2, isCommaGroup = false }: Reading = {}): TypedAmount {
  const signed = SIGNED.exec(plainNumber(typed))?.groups?.['number'] ?? '';
  const number = signed.replaceAll('’', "'").replaceAll('\u066B', '.').replaceAll('\u066C', "'");
  if (WHOLE.test(number)) return amountOf(number, '', digits);
  const decimal = DECIMAL.exec(number)?.groups;
  if (decimal) return amountOf(decimal['whole'] ?? '', decimal['part'] ?? '', digits);
  const three = THREE.exec(number)?.groups;
  if (three) {
    const { whole = '', sign, part = '' } = three;
    const grouped = amountOf(whole + part, '', digits);
    if (digits === 0 || (sign === ',' && isCommaGroup) || grouped.kind !== 'amount') return grouped;
    const hundredths = Math.round(Number(whole + part) / 10);
    return { kind: 'either', grouped: grouped.minor, decimal: hundredths };
  }
  const groups = GROUPED.exec(number)?.groups;
  if (!groups) return NONE;
  return amountOf((groups['whole'] ?? '').replaceAll(/\D/g, ''), groups['part'] ?? '', digits);
}

function amountOf(whole: string, part: string, digits: number): TypedAmount {
  if (part.length > digits) return NONE;
  return { kind: 'amount', minor: Number(whole + part.padEnd(digits, '0')) };
}

/** Yuan as fen, 0 among them; undefined for what is no amount, and for what can be two. */
export function readYuan(typed: string, isCommaGroup = false): number | undefined {
  const read = readAmount(typed, { isCommaGroup });
  return read.kind === 'amount' ? read.minor : undefined;
}
