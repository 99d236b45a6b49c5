// Reads what somebody types as a price, a count or a weight: any script's digits, and nothing that is no such amount.

import { readYuan } from '../../../kit/core/numbers/typed-amount.ts';
import { ITEM_BOUNDS, readWeight as readKilograms } from '../../global-services/domain/index.ts';
import { toNormalText } from './extract/lines/normal-text.ts';
import { HAN_NUMBER, readNumber } from './typed/number-words.ts';

const HAN_PRICE = new RegExp(`^¥?\\s?(${HAN_NUMBER})\\s?元?$`, 'u');

type PriceReading = { readonly leastFen?: number; readonly isCommaGroup?: boolean };

/**
 * As fen, what `readYuan` reads, and 四十九. Undefined for all else, for what can be two amounts, and for what is out of
 * bounds.
 */
export function readPrice(
  typed: string,
  { leastFen = 1, isCommaGroup = false }: PriceReading = {},
): number | undefined {
  const text = toNormalText(typed);
  const han = HAN_PRICE.exec(text)?.[1];
  const fen = han === undefined ? readYuan(text, isCommaGroup) : (readNumber(han) ?? -1) * 100;
  return fen !== undefined && fen >= leastFen && fen <= ITEM_BOUNDS.priceFen ? fen : undefined;
}

/** Grams of kilograms, or of a unit that is named. */
export const readWeight = (typed: string): number | undefined => readKilograms(toNormalText(typed));

export const readQuantity = (typed: string): number | undefined => readWhole(typed, ITEM_BOUNDS.quantity);

function readWhole(typed: string, most: number): number | undefined {
  const text = toNormalText(typed);
  const value = /^(?:\d{1,7}|[^\d.a-z]{1,7})$/i.test(text) ? (readNumber(text) ?? 0) : 0;
  return value >= 1 && value <= most ? value : undefined;
}

/** An address with https, which may be typed without; undefined for what is none. */
export function readAddress(typed: string): string | undefined {
  const text = typed.trim();
  const address = /^[a-z]+:/i.test(text) ? text.replace(/^http:/i, 'https:') : `https://${text}`;
  const isAddress = URL.canParse(address) && /^https:\/\/[^/\s]+\.[^/\s]+/i.test(address);
  return isAddress && address.length <= ITEM_BOUNDS.link ? address : undefined;
}
