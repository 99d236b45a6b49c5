// Reads what somebody types as a price, a count or a weight: any script's digits, and nothing that is no such amount.

import { ITEM_BOUNDS } from '../../global-services/domain/index.ts';
import { toNormalText } from './extract/normal-text.ts';

/** Yuan with at most two decimals, as fen: 12, 12.5, 12,50, ¥12. Undefined for all else, and for what is out of bounds. */
export function readPrice(typed: string, leastFen = 1): number | undefined {
  const match = /^¥?\s?(\d{1,9})(?:[.,。](\d{1,2}))?\s?元?$/u.exec(toNormalText(typed));
  if (!match) return undefined;
  const fen = Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'));
  return fen >= leastFen && fen <= ITEM_BOUNDS.priceFen ? fen : undefined;
}

export const readQuantity = (typed: string): number | undefined => readWhole(typed, ITEM_BOUNDS.quantity);

/** In grams. */
export const readWeight = (typed: string): number | undefined => readWhole(typed, ITEM_BOUNDS.grams);

function readWhole(typed: string, most: number): number | undefined {
  const text = toNormalText(typed);
  const value = /^\d{1,7}$/.test(text) ? Number(text) : 0;
  return value >= 1 && value <= most ? value : undefined;
}

/** An address with https, which may be typed without; undefined for what is none. */
export function readAddress(typed: string): string | undefined {
  const text = typed.trim();
  const address = /^[a-z]+:/i.test(text) ? text.replace(/^http:/i, 'https:') : `https://${text}`;
  const isAddress = URL.canParse(address) && /^https:\/\/[^/\s]+\.[^/\s]+/i.test(address);
  return isAddress && address.length <= ITEM_BOUNDS.link ? address : undefined;
}

/** As it is typed: without trailing zeros of whole yuan. */
export const writePrice = (fen: number): string =>
  fen % 100 === 0 ? String(fen / 100) : (fen / 100).toFixed(2);
